import { create, type Font } from 'fontkit';
import { createScriptFonts } from '#server/study-pdfs/script-fonts.ts';
import { packagesFor, partsOf } from '#server/study-pdfs/scripts.ts';
import { type Face, fileOf } from '#server/study-pdfs/typefaces.ts';

/*
 * Text as outlines, in the fonts of the PDFs, so that a picture drawn on the server does not depend on the fonts
 * of the machine.
 */

/** The outlines of a stretch of text in one font, with their advances, in the units of the font. */
type Stretch = { unitsPerEm: number; glyphs: { advanceWidth: number; outline: string }[] };

/** A few names are asked for again and again; their fonts are large. */
const MAX_KNOWN = 100;
const known = new Map<string, Stretch[]>();

const opened = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const font = opened.get(face) ?? (create(fileOf(face)) as Font); // of a file with one font
  opened.set(face, font);
  return font;
}

const stretchOf = (font: Font, text: string): Stretch => ({
  unitsPerEm: font.unitsPerEm,
  glyphs: font.layout(text).glyphs.map(({ advanceWidth, path }) => ({ advanceWidth, outline: path.toSVG() })),
});

function stretchesOf(text: string, face: Face): Stretch[] {
  const packages = packagesFor(text);
  if (!packages) return [stretchOf(fontOf(face), text)];
  const key = `${face} ${text}`;
  const existing = known.get(key);
  if (existing) return existing;
  const latin = fontOf(face);
  const scriptFonts = createScriptFonts();
  const parts: { font: Font; text: string }[] = [];
  for (const part of partsOf(text)) {
    const isLatin = latin.hasGlyphForCodePoint(part.codePointAt(0) ?? 0);
    const font = (isLatin ? null : scriptFonts.find(part, packages, face === 'bold')?.font) ?? latin;
    const last = parts.at(-1);
    if (last?.font === font) last.text += part;
    else parts.push({ font, text: part });
  }
  const stretches = parts.map((part) => stretchOf(part.font, part.text));
  known.set(key, stretches);
  for (const oldest of known.keys()) {
    if (known.size <= MAX_KNOWN) break;
    known.delete(oldest);
  }
  return stretches;
}

const widthOfStretch = ({ unitsPerEm, glyphs }: Stretch, size: number) =>
  (glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * size) / unitsPerEm;

export const widthOf = (text: string, size: number, face: Face = 'regular'): number =>
  stretchesOf(text, face).reduce((sum, stretch) => sum + widthOfStretch(stretch, size), 0);

type Lettering = { text: string; x: number; y: number; size: number; color: string; face?: Face };

/** Returns the SVG elements of a line of text whose baseline begins at x, y. */
export function lettering({ text, x, y, size, color, face = 'regular' }: Lettering): string {
  let left = x;
  const drawn = stretchesOf(text, face).map((stretch) => {
    const { unitsPerEm, glyphs } = stretch;
    const scale = size / unitsPerEm;
    let at = 0;
    const paths = glyphs.map(({ advanceWidth, outline }) => {
      const path = `<path transform="translate(${at})" d="${outline}"/>`;
      at += advanceWidth;
      return path;
    });
    const group = `<g fill="${color}" transform="translate(${left} ${y}) scale(${scale} ${-scale})">`;
    left += widthOfStretch(stretch, size);
    return `${group}${paths.join('')}</g>`;
  });
  return drawn.join('');
}
