import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createScriptFonts } from './script-fonts.ts';
import { type FontPackage, packagesFor, partsOf } from './scripts.ts';

/**
 * A character, or a syllable of a script in which these are drawn as one. `face` is the name of its font in the
 * document, and `width` the width at a font size of one point.
 */
export type Glyph = { char: string; face: string; width: number };

const FILES = { regular: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf', mono: 'DejaVuSansMono.ttf' } as const;
export type Face = keyof typeof FILES;

/** Replaces characters that none of our fonts can draw, and control characters. */
const MISSING = '\u25A1';

/** pdfkit caches the layout of each word: without a limit, long texts would fill the memory. */
const MAX_WORDS = 10_000;

// pdfkit's types do not declare the opened font.
type Opened = { font: { hasGlyphForCodePoint(codePoint: number): boolean }; layoutCache: Record<string, unknown> };

export type Typefaces = {
  /** The parts of a text that can be drawn. */
  glyphs(text: string, face: Face): Glyph[];
  /** Loads fonts for parts that were boxes without them. @returns false if there were none */
  load(): Promise<boolean>;
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

/** Registers the fonts with a document, under the names of the faces; those of other scripts when a text has them. */
export function openTypefaces(document: PDFKit.PDFDocument): Typefaces {
  const opened = new Map<string, Opened>();
  const open = (name: string, bytes: Buffer): Opened => {
    document.registerFont(name, bytes).font(name);
    const font = (document as unknown as { _font: Opened })._font;
    opened.set(name, font);
    return font;
  };
  const openFace = (face: Face) => open(face, fileOf(face));
  const faces = { regular: openFace('regular'), bold: openFace('bold'), mono: openFace('mono') };
  const scriptFonts = createScriptFonts();
  const known = new Map<string, Map<string, Glyph>>();

  /** @returns the name of the font that can draw a part */
  function fontOf(part: string, wanted: Face, packages: readonly FontPackage[] | null): string | undefined {
    const face = ([wanted, 'regular'] as const).find((face) => canDraw(faces[face], part));
    if (face || !packages) return face;
    const found = scriptFonts.find(part, packages, wanted === 'bold');
    if (found && !opened.has(found.name)) open(found.name, found.bytes);
    return found?.name;
  }

  function glyphOf(part: string, wanted: Face, packages: readonly FontPackage[] | null): Glyph {
    const drawable = fontOf(part, wanted, packages);
    const [shown, face] = drawable ? [part, drawable] : [MISSING, wanted];
    return { char: shown, face, width: document.font(face).fontSize(1).widthOfString(shown) };
  }

  return {
    glyphs(text, face) {
      const packages = packagesFor(text);
      const key = [face, ...(packages ?? [])].join(' ');
      const glyphs = known.get(key) ?? new Map<string, Glyph>();
      known.set(key, glyphs);
      return (packages ? partsOf(text) : Array.from(text)).map((part) => {
        const glyph = glyphs.get(part) ?? glyphOf(part, face, packages);
        glyphs.set(part, glyph);
        return glyph;
      });
    },
    async load() {
      const hasMore = await scriptFonts.load();
      if (hasMore) known.clear();
      return hasMore;
    },
    limitMemory() {
      for (const font of opened.values()) if (Object.keys(font.layoutCache).length > MAX_WORDS) font.layoutCache = {};
    },
  };
}

const canDraw = ({ font }: Opened, part: string) =>
  !/\p{C}/u.test(part) && font.hasGlyphForCodePoint(part.codePointAt(0) ?? 0);
