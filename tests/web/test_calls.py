"""Being called when it is one's turn: asked for by a tap, sent by the server, shown by the service worker."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Worker, expect

from samedi.server.push.notice import Notice
from tests.faults.servers import Server
from tests.server.push_service import Service, Subscription, push_service
from tests.web.tables import PHONE, Person, person
from tests.web.test_live_lobby import hand_over, invited, tell

# The headless browser has no permission for notifications, no push service and no place to show anything:
# these are put in, and everything between them is the page's and the server's own.
ALLOWED = """([subscription, isAllowed]) => {
  window.asked = 0;
  let permission = localStorage.getItem("permission") ?? "default";
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Notification.requestPermission = async () => {
    window.asked += 1;
    permission = isAllowed ? "granted" : "denied";
    localStorage.setItem("permission", permission);
    return permission;
  };
  const mine = {
    endpoint: subscription.endpoint,
    toJSON: () => subscription,
    unsubscribe: async () => !localStorage.removeItem("subscribed"),
  };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem("subscribed") ? mine : null);
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    localStorage.setItem("subscribed", applicationServerKey);
    return mine;
  };
}"""
REGISTER = """async () => {
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
}"""
SHOWING = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options });
  self.navigator.setAppBadge = async (count) => void (self.shown[0].count = count);
}"""
CLICK = """(data) => {
  const notification = { data, close: () => {} };
  self.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil: () => {} }));
}"""


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with push_service() as started:
        yield started


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory, service: Service) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("calling") / "data")
    with pytest.MonkeyPatch.context() as settings:
        settings.setenv("SAMEDI_PUSH_SERVICES", service.url)
        settings.setenv("SAMEDI_PUSH_AFTER_SECONDS", "0.01")
        running.start()
    yield running
    running.stop()


def allow(bob: Person, service: Service, *, allows: bool = True) -> Subscription:
    """A browser that has what the headless one lacks."""
    browser = Subscription(service.url, "bob")
    given = json.dumps([{key: browser.told()[key] for key in ("endpoint", "keys")}, allows])
    bob.context.add_init_script(f"({ALLOWED})({given})")
    return browser


def menu_switch(page: Page) -> Any:
    page.get_by_role("button", name="Menü").click()
    return page.get_by_role("switch", name="Sag mir, wenn ich dran bin")


def worker_of(bob: Person) -> Worker:
    if not bob.context.service_workers:
        bob.context.wait_for_event("serviceworker")
    return bob.context.service_workers[-1]


def deliver(bob: Person, text: str) -> None:
    """Let the browser's push service hand a message to the service worker."""
    driver = bob.context.new_cdp_session(bob.page)
    found: list[Any] = []
    driver.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    driver.send("ServiceWorker.enable")
    while not found:
        bob.page.wait_for_timeout(20)
    told = {"origin": f"{bob.url}/", "registrationId": found[-1]["registrationId"], "data": text}
    driver.send("ServiceWorker.deliverPushMessage", told)


def test_a_tap_in_the_menu_and_from_then_on_every_turn_is_told(
    browser: Browser, calling: Server, service: Service
) -> None:
    with person(browser, calling) as lea, person(browser, calling, size=PHONE, language="de") as bob:
        mine = allow(bob, service)
        table = invited(lea, bob)
        tell(lea, table, "start")
        hand_over(lea, bob, table, lea)
        bob.page.goto(bob.url)
        expect(bob.page.locator(".going li")).to_contain_text("Léa")
        assert bob.page.evaluate("[window.asked, navigator.serviceWorker.controller]") == [0, None]
        switch = menu_switch(bob.page)
        switch.check()
        expect(bob.page.locator(".toast")).to_contain_text("Auf diesem Gerät erfährst du jetzt")
        expect(switch).to_be_checked()
        hand_over(lea, bob, table, bob)
        told = mine.read(service.next().body)
        assert (told["title"], told["body"]) == ("Du bist dran", "Le Chevalier Noir mit Léa")
        assert told["path"] == f"/t/{table}"


def test_the_service_worker_shows_what_comes_and_a_tap_leads_to_the_table(
    browser: Browser, calling: Server
) -> None:
    with person(browser, calling) as bob:
        table = bob.open_table("chevalier_noir", {"players": 2}, ["me", {"me": "Inès"}])
        notice = Notice("Your turn", "Le Chevalier Noir with Léa", f"/t/{table}", 1)
        bob.page.goto(bob.url)
        expect(bob.page.locator(".going li")).to_be_visible()
        bob.page.evaluate(REGISTER)
        worker = worker_of(bob)
        worker.evaluate(SHOWING)
        deliver(bob, msgspec.json.encode(notice).decode())
        while not (shown := worker.evaluate("self.shown[0]?.count ? self.shown[0] : null")):
            bob.page.wait_for_timeout(20)
        assert (shown["title"], shown["body"], shown["count"]) == (notice.title, notice.body, notice.count)
        worker.evaluate(CLICK, shown["data"])
        bob.page.wait_for_url(f"**/t/{table}")
        bob.page.wait_for_selector(".boardpicture")


def test_another_tap_ends_it(browser: Browser, calling: Server, service: Service) -> None:
    with person(browser, calling, language="de") as bob, person(browser, calling) as lea:
        allow(bob, service)
        bob.page.goto(bob.url)
        switch = menu_switch(bob.page)
        switch.check()
        expect(switch).to_be_checked()
        switch.uncheck()
        expect(bob.page.locator(".toast", has_text="Keine Mitteilungen")).to_be_visible()
        assert bob.page.evaluate("localStorage.subscribed") is None
        table = invited(lea, bob)
        tell(lea, table, "start")
        lea.page.goto(lea.url)
        bob.page.goto(bob.url)
        hand_over(lea, bob, table, bob)
        expect(bob.page).to_have_title("(1) Samedi")
        assert service.posted.empty()


def test_who_blocks_notifications_is_told_where_to_allow_them(
    browser: Browser, calling: Server, service: Service
) -> None:
    with person(browser, calling, language="de") as bob:
        allow(bob, service, allows=False)
        bob.page.goto(bob.url)
        switch = menu_switch(bob.page)
        switch.click()
        expect(bob.page.locator("label.tog", has_text="Sag mir")).to_contain_text("Dein Browser blockiert")
        expect(switch).not_to_be_checked()
        assert bob.page.evaluate("localStorage.subscribed") is None


def test_a_push_service_that_cannot_be_reached_is_told_beside_the_switch(
    browser: Browser, calling: Server, service: Service
) -> None:
    with person(browser, calling, language="de") as bob:
        allow(bob, service)
        bob.context.add_init_script("PushManager.prototype.subscribe = () => Promise.reject(new Error())")
        bob.page.goto(bob.url)
        switch = menu_switch(bob.page)
        switch.click()
        expect(bob.page.locator("label.tog", has_text="Sag mir")).to_contain_text("ist nicht zu erreichen")
        expect(switch).not_to_be_checked()


def test_the_menu_of_a_table_has_the_same_switch(browser: Browser, calling: Server, service: Service) -> None:
    with person(browser, calling) as bob:
        allow(bob, service)
        bob.sit_down(bob.open_table("chevalier_noir", {"players": 2}, ["me", {"me": "Inès"}]))
        bob.page.get_by_role("button", name="Menu").click()
        button = bob.page.get_by_role("button", name="Tell me when it is my turn")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")


def test_where_the_server_calls_nobody_nothing_is_offered(
    browser: Browser, calling: Server, service: Service
) -> None:
    with person(browser, calling) as bob:
        allow(bob, service)
        bob.page.route("**/api/push", lambda route: route.fulfill(json={"key": None}))
        bob.page.goto(bob.url)
        with bob.page.expect_response("**/api/push"):
            bob.page.get_by_role("button", name="Menu").click()
        expect(bob.page.get_by_role("switch", name="Sound")).to_be_visible()
        expect(bob.page.get_by_role("switch", name="Tell me when it is my turn")).to_have_count(0)
