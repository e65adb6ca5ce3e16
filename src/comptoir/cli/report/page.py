"""The blocks of a page as HTML that needs nothing else, and as Markdown with its pictures beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from comptoir.cli.report.blocks import Block, Cell, Heading, Items, Paragraph, Picture, Sheet, Warned
from comptoir.cli.tools.page import table

REPORT = "report"
_STYLE = """
:root { color-scheme: light }
body { margin: 0 auto; max-width: 60rem; padding: 2.5rem 1.5rem 5rem; background: #fff; color: #1c1c1c;
  font: 16px/1.55 system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 1rem }
h2 { font-size: 1.35rem; margin: 3rem 0 .5rem; padding-top: 1rem; border-top: 1px solid #ddd }
h3 { font-size: 1.08rem; margin: 2.2rem 0 .4rem }
p, ul { margin: .5rem 0; max-width: 46rem; overflow-wrap: anywhere }
.warned { border-left: 4px solid #d55e00; padding: .5rem .9rem; background: #fdf5ef }
figure { margin: 1.2rem 0 1.4rem } figure svg { max-width: 100%; height: auto }
figcaption { color: #555; font-size: .88rem; max-width: 46rem }
.wide { overflow-x: auto; margin: 1rem 0 }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums }
th, td { padding: .32rem .9rem .32rem 0; text-align: left; vertical-align: top;
  border-bottom: 1px solid #e6e6e6 }
th { border-bottom: 2px solid #999; font-weight: 600 }
th.figure, td.figure { text-align: right; white-space: nowrap }
td small { color: #555; font-size: .82em; display: block; line-height: 1.25 }
@media print {
  body { max-width: none; padding: 0; font-size: 10pt } h2, h3 { break-after: avoid }
  figure, tr { break-inside: avoid } .wide { overflow: visible }
}
"""


def html(title: str, lang: str, blocks: Iterable[Block]) -> str:
    """The whole page: styles and pictures in it, no script, nothing to fetch."""
    body = "\n".join([_html(each) for each in blocks])
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _html(block: Block) -> str:
    match block:
        case Heading(text, level):
            return f"<h{level}>{escape(text)}</h{level}>"
        case Paragraph(text):
            return f"<p>{escape(text)}</p>"
        case Items(texts):
            return f"<ul>\n{''.join([f'<li>{escape(each)}</li>' for each in texts])}\n</ul>"
        case Warned(text):
            return f'<p class="warned" role="note">{escape(text)}</p>'
        case Picture(_, svg, caption):
            return f"<figure>\n{svg}\n<figcaption>{escape(caption)}</figcaption>\n</figure>"
        case Sheet(titles, rows, words_first, shown):
            head = "".join(
                [f"<th{_kind(at, words_first)}>{escape(each)}</th>" for at, each in enumerate(titles)]
            )
            body = "\n".join([_html_row(row, words_first) for row in (rows if shown is None else shown)])
            filled = f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>"
            return f'<div class="wide"><table>\n{filled}</table></div>'


def _html_row(row: Sequence[Cell], words_first: int) -> str:
    cells = [
        f"<td{_kind(at, words_first)}>{escape(cell.text)}"
        + (f"<small>{escape(cell.note)}</small>" if cell.note else "")
        + "</td>"
        for at, cell in enumerate(row)
    ]
    return f"<tr>{''.join(cells)}</tr>"


def _kind(at: int, words_first: int) -> str:
    return "" if at < words_first else ' class="figure"'


def markdown(blocks: Iterable[Block], name: str = REPORT) -> str:
    """The same, with all rows of its tables; its pictures are files beside it (``picture_files``)."""
    return "\n".join([line for block in blocks for line in (*_markdown(block, name), "")])


def picture_files(blocks: Iterable[Block], name: str = REPORT) -> dict[str, str]:
    """The pictures of a page by their files, which have its name in theirs."""
    return {_file(name, each): each.svg + "\n" for each in blocks if isinstance(each, Picture)}


def _file(name: str, picture: Picture) -> str:
    return f"{name}-{picture.name}.svg"


def _markdown(block: Block, name: str) -> Iterator[str]:
    match block:
        case Heading(text, level):
            yield f"{'#' * level} {text}"
        case Paragraph(text):
            yield text
        case Items(sentences):
            yield from [f"- {each}" for each in sentences]
        case Warned(text):
            yield f"> **{text}**"
        case Picture(_, _, caption):
            yield f"![{caption}]({_file(name, block)})"
        case Sheet(titles, rows, words_first):
            texts = [[_markdown_cell(cell) for cell in row] for row in rows]
            yield from table(titles, texts, words_first)


def _markdown_cell(cell: Cell) -> str:
    text = f"{cell.text} ({cell.note})" if cell.note else cell.text
    return text.replace("|", "\\|")
