import type { Font, GlyphRun } from 'fontkit';
import { createScriptFonts, openFont } from '#server/study-pdfs/script-fonts.ts';
import { packagesFor, partsOf } from '#server/study-pdfs/scripts.ts';
import { type Face, fileOf } from '#server/study-pdfs/typefaces.ts';

/*
 * Text as outlines, in the fonts of the PDFs, so that a picture drawn on the server does not depend on the fonts
 * of the machine.
 */

/** A text at a font size of one: its width, and its outlines as SVG. */
type Outlines = { width: number; svg: string };

/** A few names are asked for again and again, and it takes longest to open their fonts. */
const MAX_KNOWN = 100;
const known = new Map<string, Promise<Outlines>>();

const opened = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const font = opened.get(face) ?? openFont(fileOf(face));
  opened.set(face, font);
  return font;
}

/** The width of a text that DejaVu has all letters of. */
export function widthOf(text: string, size: number, face: Face = 'regular'): number {
  const font = fontOf(face);
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
}

type Lettering = { text: string; x: number; y: number; size: number; color: string; face?: Face; width?: number };

/** Returns the SVG of a line of text whose baseline begins at x, y, smaller than `size` if `width` needs it. */
export async function lettering({ text, x, y, size, color, face = 'regular', width = Infinity }: Lettering) {
  const outlines = await outlinesOf(text, face);
  const scale = Math.min(size, width / outlines.width);
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale})">${outlines.svg}</g>`;
}

function outlinesOf(text: string, face: Face): Promise<Outlines> {
  const key = `${face} ${text}`;
  const outlines = known.get(key) ?? draw(text, face);
  known.set(key, outlines);
  outlines.catch(() => known.delete(key));
  const [oldest] = known.keys();
  if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  return outlines;
}

async function draw(text: string, face: Face): Promise<Outlines> {
  let width = 0;
  let svg = '';
  for (const run of await runsOf(text, face)) {
    const { unitsPerEm } = run.font;
    const scale = 1 / unitsPerEm;
    const { advanceWidth, glyphs, positions } = run.font.layout(run.text);
    svg += `<g transform="translate(${width}) scale(${scale} ${-scale})">${pathsOf(glyphs, positions)}</g>`;
    width += advanceWidth * scale;
  }
  return { width, svg };
}

function pathsOf(glyphs: GlyphRun['glyphs'], positions: GlyphRun['positions']): string {
  let left = 0;
  const paths = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const drawn = `<path transform="translate(${left + xOffset} ${yOffset})" d="${path.toSVG()}"/>`;
    left += xAdvance;
    return drawn;
  });
  return paths.join('');
}

type Run = { font: Font; text: string };

/** The stretches of a text that are drawn in one font. */
async function runsOf(text: string, face: Face): Promise<Run[]> {
  const packages = packagesFor(text);
  const latin = fontOf(face);
  if (!packages) return [{ font: latin, text }];
  const scriptFonts = createScriptFonts();
  const fonts = new Map<string, Font>();
  let runs: Run[];
  do {
    runs = [];
    for (const part of partsOf(text)) {
      const isLatin = latin.hasGlyphForCodePoint(part.codePointAt(0) ?? 0);
      const found = isLatin ? null : scriptFonts.find(part, packages, face === 'bold');
      const font = found ? (fonts.get(found.name) ?? openFont(found.bytes)) : latin;
      if (found) fonts.set(found.name, font);
      const last = runs.at(-1);
      if (last?.font === font) last.text += part;
      else runs.push({ font, text: part });
    }
  } while (await scriptFonts.load());
  return runs;
}
