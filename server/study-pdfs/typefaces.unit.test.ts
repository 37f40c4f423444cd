import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readPdf, withoutSpaces } from '#server/testing/read-pdf.ts';
import { renderItems } from './render-items.ts';
import { createScriptFonts } from './script-fonts.ts';
import { openTypefaces } from './typefaces.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const HINDI = 'के.राजेश हिन्दी क्षत्रिय ज्ञान विद्यार्थी कर्म ट्रेन श्री क़लम पढ़ाई १२३ दुःख।';
const CHINESE = '数据结构，算法与「面向对象」！漢語臺灣';
const JAPANESE = 'データ構造と、アルゴリズムの勉強。辻図';
const KOREAN = '자료 구조와 알고리즘 韓國';
const MIXED = `The heap (हीप, 堆, ヒープ, 힙) is O(log n)`;

const drawn = async (text: string) => {
  const items = [{ header: text, text: `${text}<br><b>${text}</b>`, code: text }];
  const document = { title: text, subtitle: '', address: '', siteUrl: '', items };
  return readPdf(await buffer(renderItems(document)));
};

/** The numbers of the glyphs that a text is drawn with, in the order of drawing; 0 is a box. */
function glyphIds(text: string, face: 'regular' | 'bold' | 'mono' = 'regular'): number[] {
  const document = new PDFDocument({ font: '' });
  return openTypefaces(document)
    .glyphs(text, face)
    .flatMap((glyph) => {
      document.font(glyph.face);
      type Opened = { layout(text: string): { glyphs: { id: number }[] } };
      return (document as unknown as { _font: Opened })._font.layout(glyph.char).glyphs.map(({ id }) => id);
    });
}

describe('texts in other scripts', () => {
  test.each([HINDI, CHINESE, JAPANESE, KOREAN, MIXED])('%s is drawn and copied as it was written', async (text) => {
    for (const face of ['regular', 'bold', 'mono'] as const) expect(glyphIds(text, face)).not.toContain(0);
    const { title, pages, bookmarks } = await drawn(text);
    expect([title, bookmarks[0]?.title]).toEqual([text, `1. ${text}`]);
    const shown = withoutSpaces(text.normalize('NFC'));
    // A header, a text, bold, code and a footer; before them a title and a line of the contents.
    expect(pages.map(({ compact }) => compact.split(shown).length - 1)).toEqual([3, 5]);
  });

  test('composes letters that were sent in parts', async () => {
    const { pages } = await drawn('한국'.normalize('NFD'));
    expect(pages[1]?.compact).toContain('한국');
  });

  test('draws bold letters with thicker strokes', () => {
    const fonts = createScriptFonts();
    // The first stroke of 一 is its only one.
    const [regular, bold] = [false, true].map((isBold) => {
      const { minY = NaN, maxY = NaN } = fonts.find('一', ['sc'], isBold)?.font.layout('一').glyphs[0]?.path.bbox ?? {};
      return maxY - minY;
    });
    expect(regular).toBeGreaterThan(60);
    expect(bold).toBeGreaterThan(1.3 * (regular ?? NaN));
  });

  test('breaks no Latin word at a mark that other scripts share', async () => {
    const { pages } = await drawn(`${'word '.repeat(19)}a·b·c·${'d'.repeat(20)}`);
    expect(pages[1]?.texts.map(({ text }) => text)).toContain(`a·b·c·${'d'.repeat(20)}`);
  });

  test('wraps between ideographs, and begins no line with a full stop', async () => {
    const { pages } = await drawn('我们学习数据结构。Java和算法，「很好」'.repeat(60));
    const lines = new Map<number, { text: string; right: number }>();
    for (const { text, right, baseline } of pages[1]?.texts ?? []) {
      const line = lines.get(baseline) ?? { text: '', right };
      lines.set(baseline, { text: line.text + text, right: Math.max(line.right, right) });
    }
    expect(lines.size).toBeGreaterThan(20);
    for (const { text, right } of [...lines.values()].slice(0, -1)) {
      expect(text).not.toMatch(/^[。，」]|「$/);
      expect(right).toBeLessThan(540);
    }
    expect([...lines.values()].filter(({ right }) => right > 500).length).toBeGreaterThan(15);
  });

  test('is drawn with marks without end on one letter', async () => {
    const items = [{ header: 'H', text: `क${'ि'.repeat(20_000)}y` }];
    const document = { title: 'T', subtitle: '', address: '', siteUrl: '', items };
    const { pages } = await readPdf(await buffer(renderItems(document)));
    expect(pages.map(({ compact }) => compact).join('')).toMatch(/क(ि)+.*y/);
  });

  test('reads no further font for Latin text', async () => {
    await drawn('The first PDF');
    const reads = vi.spyOn(fs, 'readFileSync');
    syncBuiltinESMExports();
    await drawn('Ünïcödé, Ωμέγα and Кириллица → ≤');
    expect(reads).not.toHaveBeenCalled();
    await drawn('हिन्दी');
    expect(reads).toHaveBeenCalled();
  });
});
