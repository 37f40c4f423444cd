import { COLUMN, type Ground, type Line } from './column.ts';
import type { Run } from './line-breaks.ts';
import type { Page } from './pages.ts';
import { isDevanagari } from './scripts.ts';
import { COLOURS, STYLES } from './styles.ts';

export const PAPER = { width: 595.28, height: 841.89 };
const LEFT = (PAPER.width - COLUMN.width) / 2;
const TOP = 56;
const FOOT = TOP + COLUMN.height + 26;
/** Half the height of capitals, as a share of the font size: it centres text vertically in its line. */
const HALF_CAPITAL = 0.365;
const ON_BASELINE = { lineBreak: false, baseline: 'alphabetic' } as const;

type Around = { footer: Run[]; number: number; total: number; pageOf: ReadonlyMap<string, number> };
type Document = PDFKit.PDFDocument;

export function drawPage(document: Document, page: Page, { footer, number, total, pageOf }: Around) {
  document.addPage();
  drawGrounds(document, page);
  let top = TOP;
  for (const line of page) {
    drawLine(document, line, { top, pageOf });
    top += line.height;
  }
  document.fontSize(STYLES.label.size).fillColor(COLOURS.muted);
  drawRuns(document, footer, { left: LEFT, baseline: FOOT });
  drawAtRight(document, `Page ${number} of ${total}`, FOOT);
}

function drawGrounds(document: Document, page: Page) {
  const stretches = new Map<Ground, { top: number; height: number }>();
  let top = TOP;
  for (const { grounds = [], height } of page) {
    for (const ground of grounds) {
      const stretch = stretches.get(ground) ?? { top, height: 0 };
      stretches.set(ground, { ...stretch, height: top + height - stretch.top });
    }
    top += height;
  }
  for (const [{ x, width, colour }, { top, height }] of stretches) {
    document.rect(LEFT + x, top, width, height).fill(colour);
  }
}

type At = { top: number; pageOf: Around['pageOf'] };

function drawLine(document: Document, line: Line, { top, pageOf }: At) {
  const { runs, style, height, indent, anchor, link, leadsTo } = line;
  if (runs.length === 0) return;
  const baseline = top + height / 2 + HALF_CAPITAL * style.size;
  document.fontSize(style.size).fillColor(style.colour);
  const x = drawRuns(document, runs, { left: LEFT + indent, baseline });
  if (link !== undefined) document.link(LEFT + indent, top, x - LEFT - indent, height, link);
  if (anchor) {
    document.addNamedDestination(anchor.name, 'XYZ', 0, top, null);
    // pdfkit's types lack the position; pdfkit counts `left` from the right edge.
    const destination = { expanded: false, top, left: PAPER.width };
    document.outline.addItem(anchor.title, destination);
  }
  if (leadsTo) {
    document.goTo(LEFT, top, COLUMN.width, height, leadsTo.name);
    if (leadsTo.isLast) drawEntryEnd(document, { from: x, baseline, page: pageOf.get(leadsTo.name) });
  }
}

/** @returns where the last run ends */
function drawRuns(document: Document, runs: readonly Run[], { left, baseline }: { left: number; baseline: number }) {
  let x = left;
  for (const { face, text, x: start } of runs) {
    if (start !== undefined) x = left + start;
    document.font(face);
    // Its letters are drawn in another order than they are written, and should be copied as they are written.
    if (isDevanagari(text)) document.markContent('Span', { actual: text });
    document.text(text, x, baseline, ON_BASELINE);
    if (isDevanagari(text)) document.endMarkedContent();
    x = document.x;
  }
  return x;
}

/** Draws the page number at the right edge, and dots that lead the eye there. */
function drawEntryEnd(document: Document, { from, baseline, page }: { from: number; baseline: number; page?: number }) {
  const width = drawAtRight(document, String(page ?? ''), baseline);
  const to = LEFT + COLUMN.width - width - 5;
  if (to - from > 10) {
    document
      .moveTo(from + 5, baseline)
      .lineTo(to, baseline)
      .lineWidth(0.6)
      .dash(0.6, { space: 3 })
      .stroke(COLOURS.muted)
      .undash();
  }
}

/** @returns the width of the text */
function drawAtRight(document: Document, text: string, baseline: number): number {
  document.font('regular');
  const width = document.widthOfString(text);
  document.text(text, LEFT + COLUMN.width - width, baseline, ON_BASELINE);
  return width;
}
