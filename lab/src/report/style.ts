import { text, type Markup } from './html.ts';

/** What a page of a report says. */
interface HtmlSheet {
  readonly title: string;
  readonly head: Markup;
  readonly main: Markup;
  readonly note: string;
  /** The command that makes the page again. */
  readonly command: string;
}

/** A whole page that needs no other file. */
export const sheetOf = ({ title, head, main, note, command }: HtmlSheet): Markup =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
  `<title>${text(title)}</title><style>${STYLE}</style></head><body><header>${head}</header><main>${main}</main>` +
  `<footer>${text(note)} Run it again:<br><code>${text(command)}</code></footer></body></html>\n`;

/** The whole style of a report: paper by day, midnight by night. */
const STYLE = `
:root{color-scheme:light dark;--page:#f6f1e7;--card:#fffdf8;--ink:#22201c;--quiet:#6b665c;--line:#ddd5c4;
--i0:#1f6f8b;--i1:#c8641b;--i2:#3d7a3f;--i3:#b5331d;--i4:#6d4c9f;--i5:#6f6a60;--i6:#9a7b17;--i7:#3f4f7d}
@media(prefers-color-scheme:dark){:root{--page:#12151f;--card:#1a1f2d;--ink:#ece6d8;--quiet:#a39e92;--line:#343b4e;
--i0:#5fb6d6;--i1:#f0a15e;--i2:#86c987;--i3:#ff8a70;--i4:#b79be6;--i5:#a8a294;--i6:#e0c45c;--i7:#93a7e6}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 ui-sans-serif,system-ui,"Segoe UI",sans-serif}
main,header,footer{max-width:1120px;margin:0 auto;padding:0 20px}header{padding-top:36px}
h1{font:700 40px/1.1 Georgia,"Iowan Old Style",serif;margin:0}h2{font:700 24px/1.2 Georgia,"Iowan Old Style",serif;margin:40px 0 12px}
h3{font-size:16px;margin:0 0 8px}h4{font-size:13px;margin:0 0 4px;color:var(--quiet);font-weight:600}
header p{margin:8px 0;color:var(--quiet)}.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px;margin:20px 0}
.tile{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:12px 14px}
.tile b{display:block;font:700 26px/1.2 Georgia,serif;font-variant-numeric:tabular-nums}.tile span{color:var(--quiet);font-size:13px}
.figures{columns:480px 2;column-gap:16px}table+.figures{margin-top:16px}
figure{margin:0 0 16px;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px;break-inside:avoid}.wide{column-span:all;margin-top:16px}
figcaption{color:var(--quiet);font-size:13px;margin-top:8px}svg{display:block;overflow:visible;width:100%;height:auto;font:12px ui-sans-serif,system-ui,sans-serif}
svg text{fill:var(--ink);font-variant-numeric:tabular-nums}svg .tick,svg .quiet{fill:var(--quiet)}.grid{stroke:var(--line)}
.fair{stroke:var(--quiet);stroke-dasharray:4 4}.reach{stroke:currentColor;stroke-width:3;stroke-linecap:round;opacity:.45}circle{fill:currentColor}
.area{fill:currentColor;fill-opacity:.28;stroke:currentColor;stroke-width:1.5}.mean{stroke:currentColor;stroke-width:2;stroke-dasharray:2 3;fill:none}
rect[class^=ink]{fill:currentColor}${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `.ink${i}{color:var(--i${i})}`).join('')}
.legend{display:flex;flex-wrap:wrap;gap:4px 16px;margin:0 0 8px;font-size:13px}.legend i{display:inline-block;width:12px;height:12px;border-radius:3px;background:currentColor;margin-right:6px;vertical-align:-1px}
.legend span{font-weight:600}.maps{display:grid;grid-template-columns:repeat(auto-fit,minmax(260px,1fr));gap:16px}
.cell{fill:transparent;stroke:var(--line);stroke-width:.5}.hot{fill:color-mix(in srgb,var(--hot) calc(var(--heat)*100%),var(--card))}.maps{--hot:var(--i3)}
details{margin-top:8px;font-size:13px}summary{cursor:pointer;color:var(--quiet)}summary:focus-visible{outline:2px solid var(--i0);outline-offset:2px}
.scroll{overflow:auto;max-height:420px;margin-top:8px}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:3px 8px;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}th[scope=row],thead th:first-child{text-align:left;font-weight:500}
thead th{position:sticky;top:0;background:var(--card);color:var(--quiet);font-weight:600}
code{font:13px ui-monospace,Menlo,monospace;background:var(--card);border:1px solid var(--line);border-radius:6px;padding:6px 8px;display:inline-block;overflow-wrap:anywhere}
footer{padding:32px 20px 48px;color:var(--quiet);font-size:13px}@media print{figure{break-inside:avoid}}
`;
