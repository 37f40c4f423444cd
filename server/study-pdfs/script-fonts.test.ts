import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderItems } from './render-items.ts';
import { createScriptFonts, openFont } from './script-fonts.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const draw = (text: string) => {
  const items = [{ header: 'H', text }];
  return buffer(renderItems({ title: 'T', subtitle: '', address: '', siteUrl: '', items }));
};

describe('fonts of other scripts', () => {
  test('draws bold letters with thicker strokes', async () => {
    const fonts = createScriptFonts();
    // The first stroke of 一 is its only one.
    const thickness = (isBold: boolean) => {
      const found = fonts.find('一', ['sc'], isBold);
      const { minY = NaN, maxY = NaN } = found ? (openFont(found.bytes).layout('一').glyphs[0]?.path.bbox ?? {}) : {};
      return maxY - minY;
    };
    expect([thickness(false), thickness(true)]).toEqual([NaN, NaN]);
    expect(await fonts.load()).toBe(true);
    expect(thickness(false)).toBeGreaterThan(60);
    expect(thickness(true)).toBeGreaterThan(1.3 * thickness(false));
    expect(await fonts.load()).toBe(false);
  });

  test('opens a limited number of fonts', async () => {
    const fonts = createScriptFonts();
    const found = () =>
      Array.from({ length: 0x5000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).flatMap((letter) =>
        [false, true].map((isBold) => fonts.find(letter, ['sc', 'jp', 'kr'], isBold)?.name),
      );
    found();
    await fonts.load();
    // The rest are boxes.
    expect(new Set(found())).toContain(undefined);
    expect(new Set(found()).size - 1).toBe(200);
    expect(await fonts.load()).toBe(false);
  });

  test('reads no further font for Latin text', async () => {
    await draw('The first PDF');
    const reads = [vi.spyOn(fs, 'readFileSync'), vi.spyOn(fs.promises, 'readFile')];
    syncBuiltinESMExports();
    await draw('Ünïcödé, Ωμέγα and Кириллица → ≤');
    for (const read of reads) expect(read).not.toHaveBeenCalled();
    await draw('हिन्दी');
    expect(reads.at(-1)).toHaveBeenCalled();
  });

  test.each([
    ['Ünïcödé, Ωμέγα and Кириллица → ≤', false],
    ['हिन्दी', true],
  ])('makes fonts for no Latin text: %s', (text, isImported) => {
    const script = `
      import { createRequire } from 'node:module';
      import { buffer } from 'node:stream/consumers';
      import { renderItems } from '#server/study-pdfs/render-items.ts';
      const items = [{ header: 'H', text: ${JSON.stringify(text)} }];
      await buffer(renderItems({ title: 'T', subtitle: '', address: '', siteUrl: '', items }));
      const modules = Object.keys(createRequire(process.cwd() + '/').cache);
      console.log(modules.some((path) => path.includes('subset-font')));`;
    const args = ['--input-type=module', '--eval', script];
    expect(execFileSync(process.execPath, args, { encoding: 'utf8' }).trim()).toBe(String(isImported));
  });
});
