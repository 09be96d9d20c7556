"""For MkDocs: the notebooks are pages of the site, with what their cells wrote when they were last run."""

import json
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

FENCE = "```"


def on_files(files: Any, config: Any) -> Any:
    """Add a page for each notebook."""
    for notebook in [file for file in files if file.src_uri.endswith(".ipynb")]:
        told = page(json.loads(Path(notebook.abs_src_path).read_text(encoding="utf-8")), notebook.name)
        files.append(File.generated(config, notebook.src_uri.replace(".ipynb", ".md"), content=told))
    return files


def page(notebook: dict[str, Any], name: str) -> str:
    """A notebook as Markdown."""
    cells = [part for cell in notebook["cells"] for part in parts(cell)]
    return "\n\n".join([*cells, f"[This page as a notebook]({name}.ipynb)"])


def parts(cell: dict[str, Any]) -> list[str]:
    """What a cell says, and what came of it."""
    said = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        return [said]
    return [fenced("python", said), *(fenced("text", written(each)) for each in cell["outputs"])]


def written(output: dict[str, Any]) -> str:
    """What a cell wrote."""
    return "".join(output["text"] if "text" in output else output["data"]["text/plain"]).rstrip("\n")


def fenced(language: str, text: str) -> str:
    """A block of code."""
    return f"{FENCE}{language}\n{text}\n{FENCE}"
