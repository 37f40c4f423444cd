import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { readPdf, withoutSpaces } from '#server/testing/read-pdf.ts';
import { renderItems } from './render-items.ts';
import { openTypefaces } from './typefaces.ts';

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
async function glyphIds(text: string, face: 'regular' | 'bold' | 'mono' = 'regular'): Promise<number[]> {
  const document = new PDFDocument({ font: '' });
  const typefaces = openTypefaces(document);
  do typefaces.glyphs(text, face);
  while (await typefaces.load());
  return typefaces.glyphs(text, face).flatMap((glyph) => {
    document.font(glyph.face);
    type Opened = { layout(text: string): { glyphs: { id: number }[] } };
    return (document as unknown as { _font: Opened })._font.layout(glyph.char).glyphs.map(({ id }) => id);
  });
}

describe('texts in other scripts', () => {
  test.each([HINDI, CHINESE, JAPANESE, KOREAN, MIXED])('%s is drawn without boxes', async (text) => {
    for (const face of ['regular', 'bold', 'mono'] as const) {
      const ids = await glyphIds(text, face);
      expect(ids).not.toContain(0);
      expect(new Set(ids).size).toBeGreaterThan(6);
    }
    const { title, bookmarks, pages } = await drawn(text);
    expect([title, bookmarks[0]?.title]).toEqual([text, `1. ${text}`]);
    expect(pages.map(({ compact }) => compact).join('')).not.toContain('□');
  });

  test.each([CHINESE, JAPANESE, KOREAN])('%s is copied as it was written', async (text) => {
    const { pages } = await drawn(text);
    const shown = withoutSpaces(text);
    // A header, a text, bold, code and a footer; before them a title and a line of the contents.
    expect(pages.map(({ compact }) => compact.split(shown).length - 1)).toEqual([3, 5]);
  });

  test('of Hindi are shaped: a sign before its consonant, another above the next, two letters in one', async () => {
    const [ka = NaN] = await glyphIds('क');
    expect(await glyphIds('कि')).toEqual([expect.any(Number), ka]);
    expect(await glyphIds('र्क')).toEqual([ka, expect.any(Number)]);
    expect(await glyphIds('क्ष')).toHaveLength(1);
    expect((await drawn('किताब')).pages[1]?.compact).toContain('िकताब');
  });

  test('of Hindi name the text to be copied, which is not in the order of its glyphs', async () => {
    const document = { title: 'T', subtitle: '', address: '', siteUrl: '', items: [{ header: 'H', text: 'एक किताब' }] };
    const bytes = await buffer(renderItems(document));
    // Each page is compressed on its own.
    const pages = [...bytes.toString('latin1').matchAll(/FlateDecode[^]*?stream\n([^]*?)\nendstream/g)].map(
      ([, page]) =>
        inflateSync(Buffer.from(page ?? '', 'latin1'))
          .toString('latin1')
          .replaceAll('\\t', '\t'),
    );
    const copied = Buffer.from(`\u{feff}किताब`, 'utf16le').swap16().toString('latin1');
    expect(pages.filter((page) => page.includes(`/ActualText (${copied})`))).toHaveLength(1);
  });

  test('composes letters that were sent in parts', async () => {
    const { pages } = await drawn('한국'.normalize('NFD'));
    expect(pages[1]?.compact).toContain('한국');
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
});
