import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The width is that at one point. */
export type Glyph = { char: string; face: Face; width: number };

const FILES = { regular: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf', mono: 'DejaVuSansMono.ttf' } as const;
export type Face = keyof typeof FILES;

/** In the place of what no font of ours can draw, control characters among it. */
const MISSING = '\u25A1';

/** pdfkit keeps how each word is drawn: of texts without end, that would be memory without end. */
const MOST_WORDS = 10_000;

// pdfkit's types leave out what it has made of a font.
type Opened = { font: { hasGlyphForCodePoint(codePoint: number): boolean }; layoutCache: Record<string, unknown> };

export type Typefaces = {
  /** The characters of a text as they can be drawn. */
  glyphs(text: string, face: Face): Glyph[];
  /** To be called now and then: forgets the words that were drawn when they have become too many. */
  limitMemory(): void;
};

const read = new Map<Face, Buffer>();

/** A font's file, read once. */
function fileOf(face: Face): Buffer {
  const path = createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${FILES[face]}`);
  const bytes = read.get(face) ?? readFileSync(path);
  read.set(face, bytes);
  return bytes;
}

/** Gives a document its fonts, by the names of the faces. */
export function openTypefaces(document: PDFKit.PDFDocument): Typefaces {
  const open = (face: Face): Opened => {
    document.registerFont(face, fileOf(face)).font(face);
    return (document as unknown as { _font: Opened })._font;
  };
  const faces = { regular: open('regular'), bold: open('bold'), mono: open('mono') };
  const known = { regular: new Map<string, Glyph>(), bold: new Map<string, Glyph>(), mono: new Map<string, Glyph>() };

  function glyphOf(char: string, wanted: Face): Glyph {
    const drawable = ([wanted, 'regular'] as const).find((face) => canDraw(faces[face], char));
    const [shown, face] = drawable ? [char, drawable] : [MISSING, wanted];
    return { char: shown, face, width: document.font(face).fontSize(1).widthOfString(shown) };
  }

  return {
    glyphs: (text, face) =>
      Array.from(text, (char) => {
        const glyph = known[face].get(char) ?? glyphOf(char, face);
        known[face].set(char, glyph);
        return glyph;
      }),
    limitMemory() {
      for (const opened of Object.values(faces))
        if (Object.keys(opened.layoutCache).length > MOST_WORDS) opened.layoutCache = {};
    },
  };
}

const canDraw = ({ font }: Opened, char: string) =>
  !/\p{C}/u.test(char) && font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0);
