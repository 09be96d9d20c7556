"""Where there is no device, one sentence says so."""

import pytest

from samedi.core.compiled.cuda import driver
from samedi.words import LANGUAGES


def test_a_machine_without_a_driver_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "LIBRARY", "there-is-no-such-library")
    with pytest.raises(driver.NoDevice) as refused:
        driver.device.__wrapped__()
    said = {refused.value.message.say(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("CUDA" in sentence and "\n" not in sentence for sentence in said)
