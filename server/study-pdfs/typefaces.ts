import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** `width` is the width at a font size of one point. */
export type Glyph = { char: string; face: Face; width: number };

const FILES = { regular: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf', mono: 'DejaVuSansMono.ttf' } as const;
export type Face = keyof typeof FILES;

/** Replaces characters that none of our fonts can draw, and control characters. */
const MISSING = '\u25A1';

/** pdfkit caches the layout of each word: without a limit, long texts would fill the memory. */
const MAX_WORDS = 10_000;

// pdfkit's types do not declare the opened font.
type Opened = { font: { hasGlyphForCodePoint(codePoint: number): boolean }; layoutCache: Record<string, unknown> };

export type Typefaces = {
  /** The characters of a text that can be drawn. */
  glyphs(text: string, face: Face): Glyph[];
  /** Call it from time to time: clears a layout cache that has grown beyond its limit. */
  limitMemory(): void;
};

const read = new Map<Face, Buffer>();

/** The bytes of a font's file, which is read only once. */
export function fileOf(face: Face): Buffer {
  const path = createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${FILES[face]}`);
  const bytes = read.get(face) ?? readFileSync(path);
  read.set(face, bytes);
  return bytes;
}

/** Registers the fonts with a document, under the names of the faces. */
export function openTypefaces(document: PDFKit.PDFDocument): Typefaces {
  const open = (face: Face): Opened => {
    document.registerFont(face, fileOf(face)).font(face);
    return (document as unknown as { _font: Opened })._font;
  };
  const faces = { regular: open('regular'), bold: open('bold'), mono: open('mono') };
  const glyphsByFace = {
    regular: new Map<string, Glyph>(),
    bold: new Map<string, Glyph>(),
    mono: new Map<string, Glyph>(),
  };

  function glyphOf(char: string, wanted: Face): Glyph {
    const drawable = ([wanted, 'regular'] as const).find((face) => canDraw(faces[face], char));
    const [shown, face] = drawable ? [char, drawable] : [MISSING, wanted];
    return { char: shown, face, width: document.font(face).fontSize(1).widthOfString(shown) };
  }

  return {
    glyphs: (text, face) =>
      Array.from(text, (char) => {
        const glyph = glyphsByFace[face].get(char) ?? glyphOf(char, face);
        glyphsByFace[face].set(char, glyph);
        return glyph;
      }),
    limitMemory() {
      for (const opened of Object.values(faces))
        if (Object.keys(opened.layoutCache).length > MAX_WORDS) opened.layoutCache = {};
    },
  };
}

const canDraw = ({ font }: Opened, char: string) =>
  !/\p{C}/u.test(char) && font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0);
