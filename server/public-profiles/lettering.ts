import PDFDocument from 'pdfkit';
import { type Face, fileOf } from '#server/study-pdfs/typefaces.ts';

/*
 * Text as outlines, in the font of the PDFs, so that a picture drawn on the server does not depend on the fonts
 * of the machine.
 */

type Glyph = { advanceWidth: number; path: { toSVG(): string } };
// pdfkit's types do not declare the opened font.
type Font = { unitsPerEm: number; layout(text: string): { glyphs: Glyph[] } };

const opened = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const existing = opened.get(face);
  if (existing) return existing;
  const document = new PDFDocument({ autoFirstPage: false });
  document.registerFont(face, fileOf(face)).font(face);
  const { font } = (document as unknown as { _font: { font: Font } })._font;
  opened.set(face, font);
  return font;
}

export function widthOf(text: string, size: number, face: Face = 'regular'): number {
  const { unitsPerEm, layout } = bound(fontOf(face));
  return (layout(text).glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * size) / unitsPerEm;
}

type Lettering = { text: string; x: number; y: number; size: number; color: string; face?: Face };

/** Returns the SVG elements of a line of text whose baseline begins at x, y. */
export function lettering({ text, x, y, size, color, face = 'regular' }: Lettering): string {
  const { unitsPerEm, layout } = bound(fontOf(face));
  const scale = size / unitsPerEm;
  let at = 0;
  const paths = layout(text).glyphs.map(({ advanceWidth, path }) => {
    const drawn = `<path transform="translate(${at})" d="${path.toSVG()}"/>`;
    at += advanceWidth;
    return drawn;
  });
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

const bound = (font: Font) => ({ unitsPerEm: font.unitsPerEm, layout: (text: string) => font.layout(text) });
