import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import type { FontPackage } from './scripts.ts';

/** A font of some of the letters that DejaVu lacks, in one weight. `name` is its name in a document. */
export type ScriptFont = { name: string; bytes: Buffer; letters: ReadonlySet<number> };

export type ScriptFonts = {
  /** The font of the first package that has all characters of a part; null also until `load` has read it. */
  find(part: string, packages: readonly FontPackage[], isBold: boolean): ScriptFont | null;
  /** Reads the fonts that were looked for in vain. @returns false if there were none */
  load(): Promise<boolean>;
};

/** All of Chinese in two weights; letters beyond the limit are boxes. Each takes some 20 ms and 1 MB until it is drawn. */
const MAX_FONTS = 200;

/** A package splits its font by code points: the file of each. */
type Files = ReadonlyMap<number, string>;

const { resolve } = createRequire(import.meta.url);
const files = new Map<FontPackage, Files>();

/** Fonts of Noto Sans, which stay in memory as long as the caller keeps this. */
export function createScriptFonts(): ScriptFonts {
  const loaded = new Map<string, ScriptFont>();
  const wanted = new Map<string, { path: string; weight: number }>();

  return {
    find(part, packages, isBold) {
      const codePoints = Array.from(part, (char) => char.codePointAt(0) ?? 0);
      const [first = 0] = codePoints;
      const weight = isBold ? 700 : 400;
      for (const from of packages) {
        const path = filesOf(from).get(first);
        if (path === undefined) continue;
        const name = `${path} ${weight}`;
        const font = loaded.get(name);
        if (font && codePoints.every((codePoint) => font.letters.has(codePoint))) return font;
        if (font || loaded.size + wanted.size >= MAX_FONTS) continue;
        wanted.set(name, { path, weight });
        return null;
      }
      return null;
    },

    async load() {
      if (wanted.size === 0) return false;
      const { default: subsetFont } = await import('subset-font');
      for (const [name, { path, weight }] of wanted) {
        const options = { targetFormat: 'sfnt', keepAllGlyphs: true, variationAxes: { wght: weight } } as const;
        const bytes = await subsetFont(await readFile(path), null, options);
        loaded.set(name, { name, bytes, letters: new Set(openFont(bytes).characterSet) });
      }
      wanted.clear();
      return true;
    },
  };
}

export const openFont = (bytes: Buffer): Font => create(bytes) as Font; // of a file with one font

function filesOf(name: FontPackage): Files {
  const existing = files.get(name);
  if (existing) return existing;
  const path = resolve(`@fontsource-variable/noto-sans-${name}/unicode.json`);
  const subsets = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>; // the packages write this shape
  const read = new Map<number, string>();
  for (const [subset, ranges] of Object.entries(subsets)) {
    const file = `noto-sans-${name}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`;
    const at = join(dirname(path), 'files', file);
    for (const [, from = '', to = from] of ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g))
      for (let codePoint = Number.parseInt(from, 16); codePoint <= Number.parseInt(to, 16); codePoint++)
        read.set(codePoint, at);
  }
  files.set(name, read);
  return read;
}
