"""The table as a picture: its text board, drawn letter by letter, so that it looks the same everywhere."""

from __future__ import annotations

from html import escape

_CELL = 9
_LINE = 18
_EDGE = 18


def svg_of(board: str) -> str:
    """An SVG of a text board."""
    lines = board.split("\n")
    columns = max(map(len, lines))
    width, height = 2 * _EDGE + _CELL * columns, 2 * _EDGE + _LINE * len(lines)
    rows = "".join(_row(line, number) for number, line in enumerate(lines) if line.strip())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" role="img"><title>{escape(lines[0].strip())}</title>'
        f'<rect width="100%" height="100%" fill="#fdfaf3"/>'
        f'<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="15" fill="#222" '
        f'xml:space="preserve">{rows}</g></svg>'
    )


def _row(line: str, number: int) -> str:
    """A line of the board, stretched to its number of cells whatever the font."""
    text = line.rstrip()
    y = _EDGE + _LINE * (number + 1) - 5
    return f'<text x="{_EDGE}" y="{y}" textLength="{_CELL * len(text)}">{escape(text)}</text>'
