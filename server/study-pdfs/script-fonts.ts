import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { openAtWeight } from './variable-font.ts';
import type { FontPackage } from './scripts.ts';
import { openBySyllables } from './syllable-font.ts';

/** A font for letters that DejaVu lacks. `name` is its name in a document. */
export type ScriptFont = { name: string; font: Font };

/**
 * The most fonts that are open at a time: each takes about 1 MB. Texts in Chinese, Japanese or Korean have about a
 * hundred, and as many bold ones if all their letters are bold somewhere; letters beyond the limit are boxes.
 */
const MAX_OPENED = 250;

export type ScriptFonts = {
  /** The font of the first package that has all characters of a part. */
  find(part: string, packages: readonly FontPackage[], isBold: boolean): ScriptFont | null;
};

/** A package splits its font into files by code points, ends included. */
type Range = { from: number; to: number; subset: string };

const { resolve } = createRequire(import.meta.url);
const ranges = new Map<FontPackage, Range[]>();

/** Opens fonts when a letter needs them, and keeps them as long as the caller keeps this. */
export function createScriptFonts(): ScriptFonts {
  const opened = new Map<string, ScriptFont>();

  function open(name: FontPackage, subset: string, isBold: boolean): ScriptFont | null {
    const weight = isBold ? 700 : 400;
    const key = `${name}-${subset}-${weight}`;
    const existing = opened.get(key);
    if (existing) return existing;
    if (opened.size >= MAX_OPENED) return null;
    const font = name === 'devanagari' ? openDevanagari(weight) : openAtWeight(bytesOf(name, subset), weight, key);
    const found = { name: key, font };
    opened.set(key, found);
    return found;
  }

  return {
    find(part, packages, isBold) {
      const codePoints = Array.from(part, (char) => char.codePointAt(0) ?? 0);
      const [first = 0] = codePoints;
      for (const name of packages)
        for (const { from, to, subset } of rangesOf(name)) {
          if (first < from || first > to) continue;
          const found = open(name, subset, isBold);
          if (found && codePoints.every((codePoint) => found.font.hasGlyphForCodePoint(codePoint))) return found;
        }
      return null;
    },
  };
}

const bytesOf = (name: FontPackage, subset: string) =>
  readFileSync(resolve(`@fontsource-variable/noto-sans-${name}/files/noto-sans-${name}-${subset}-wght-normal.woff2`));

const openDevanagari = (weight: number) =>
  openBySyllables(
    readFileSync(
      resolve(`@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-${weight}-normal.woff`),
    ),
  );

function rangesOf(name: FontPackage): Range[] {
  if (name === 'devanagari') return [{ from: 0x0900, to: 0x097f, subset: name }];
  const existing = ranges.get(name);
  if (existing) return existing;
  const path = resolve(`@fontsource-variable/noto-sans-${name}/unicode.json`);
  const subsets = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>; // the packages write this shape
  const read = Object.entries(subsets).flatMap(([subset, list]) =>
    list.split(',').map((range) => {
      const [from = NaN, to = from] = range
        .slice('U+'.length)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return { from, to, subset: subset.replace(/[[\]]/g, '') };
    }),
  );
  ranges.set(name, read);
  return read;
}
