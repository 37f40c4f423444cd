import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { renderItems } from './render-items.ts';
import { readPdf, withoutSpaces } from '#server/testing/read-pdf.ts';
import type { StudyFields } from '#shared/rules/study/study-parts.ts';

const PAPER = { width: 595, height: 841 };

const contentOf = (items: StudyFields[]) => ({
  title: 'The title',
  subtitle: 'The subtitle',
  address: 'https://gearup.example/Java',
  siteUrl: 'https://gearup.example',
  items,
});

async function pdfOf(...items: StudyFields[]) {
  return readPdf(await buffer(renderItems(contentOf(items))));
}

const everything: StudyFields = {
  header: 'A question with everything',
  text: 'The text, <b>bold</b> and <i>plain</i>.',
  statement: 'Statement one',
  substatement1: '<li>below one</li><li>and again</li>',
  statement2: 'Statement two',
  substatement2: '<bg>a block\nof two lines</bg>',
  statement3: 'Statement three',
  statement4: '<h1>A heading</h1>Statement four',
  statement5: 'Statement five<br>broken',
  substatement5: 'below five',
  feature: 'The feature',
  explain: 'The explain',
  note: 'The note',
  example: 'The example',
  image: '/figures/figure.svg',
  figtitle: 'The figure',
  link1: 'https://example.org/docs',
  link2: '/Sheet',
  code: 'if (a < b) {\n\treturn "<b>";\n}',
  explanation: 'The explanation',
  sources: 'The standard, section 3 https://example.org/standard\nThe book, chapter 2',
};

describe('the PDF of notes', () => {
  test('breaks no word of a table that its column has room for', async () => {
    const long = 'a long text that takes all the room it can get and then some more of it '.repeat(3);
    const text = [
      '| | Compiling | Interpretation | Just-in-time | Ahead of time |',
      '|---|---|---|---|---|',
      `| Happens | before | during | ${long} | ${long} |`,
      `| ${long} | Internationalization | ${long} | ${long} | no |`,
    ].join('\n');
    const { pages } = await pdfOf({ header: 'Compare', text });
    const words = pages.flatMap(({ texts }) => texts.flatMap((line) => line.text.split(/\s+/)));
    for (const word of ['Compiling', 'Interpretation', 'Just-in-time', 'Internationalization', 'Happens', 'before'])
      expect(words).toContain(word);
    const known = new Set(`${text} The title subtitle`.split(/[\s|]+/));
    expect(words.filter((word) => word.length > 1 && /^[a-z]+$/.test(word) && !known.has(word))).toEqual([]);
  });

  test('draws a table in columns, with its code as code, and a link as its text', async () => {
    const text = [
      'Before, see [the sheet](/Sheet).',
      '| | Thread | Process |',
      '|---|---|---|',
      `| Memory | ${'shared by all threads of the process '.repeat(4)}| <li>own</li> |`,
      '| Made by | `pthread_create` | <b>fork</b> |',
      'After',
    ].join('\n');
    const { pages } = await pdfOf({ header: 'Compare', text });
    const texts = pages[1]?.texts ?? [];
    // Text on one line is read as one text.
    const lines = texts.map(({ text }) => text);
    expect(lines.slice(1, 3)).toEqual(['Before, see the sheet.', 'Thread Process']);
    expect(lines[3]).toMatch(/^Memory shared by all .* own$/);
    expect(lines.slice(4, -5).join(' ')).toContain('shared by all threads of the process');
    const leftOf = (line: string) => texts.find(({ text }) => text.startsWith(line))?.left;
    expect(leftOf('Made by')).toBe(leftOf('Memory'));
    expect(leftOf('pthread_create')).toBe(leftOf('Thread Process'));
    expect(leftOf('fork')).toBeGreaterThan(leftOf('pthread_create') ?? NaN);
    expect(texts.find(({ text }) => text === 'pthread_create')?.isFixedWidth).toBe(true);
    expect(texts.every(({ left, right }) => left >= 56 && right <= PAPER.width - 55)).toBe(true);
  });

  test('contains every shown field in page order, with markup as formatting and code unchanged', async () => {
    const { pages } = await pdfOf(everything);
    expect(pages).toHaveLength(2);
    expect(pages[1]?.texts.map(({ text }) => text)).toEqual([
      ...['1. A question with everything', 'The text,', 'bold', 'and <i>plain</i>.'],
      ...['Statement one', '• below one', '• and again', 'Statement two', 'a block', 'of two lines'],
      ...['Statement three', 'A heading', 'Statement four', 'Statement five', 'broken', 'below five'],
      ...['Feature', 'The feature', 'The explain', 'Note', 'The note', 'Example', 'The example'],
      ...['Figure: The figure', 'https://gearup.example/figures/figure.svg'],
      ...['https://example.org/docs', 'https://gearup.example/Sheet'],
      ...['if (a < b) {', 'return "<b>";', '}', 'Explanation', 'The explanation'],
      ...['Sources', 'The standard, section 3', 'The book, chapter 2'],
      'GearUp · The title Page 2 of 2',
    ]);
    const code = pages[1]?.texts.filter(({ isFixedWidth }) => isFixedWidth).map(({ text }) => text);
    expect(code).toEqual(['if (a < b) {', 'return "<b>";', '}']);
    expect(pages[1]?.links).toEqual([
      'https://gearup.example/figures/figure.svg',
      'https://example.org/docs',
      'https://gearup.example/Sheet',
      'https://example.org/standard',
    ]);
  });

  test('begins with a title and contents, whose page numbers, links and bookmarks are correct', async () => {
    const items = Array.from({ length: 120 }, (_, index) => ({
      header: `Question ${'of more words '.repeat(index % 9)}${index}`,
      text: 'A line that is said again and again. '.repeat((index * 37) % 150),
    }));
    const { title, pages, bookmarks } = await pdfOf(...items);
    expect(title).toBe('The title');
    expect(pages[0]?.texts.slice(0, 5).map(({ text }) => text)).toEqual([
      ...['GearUp', 'The title', 'The subtitle', 'https://gearup.example/Java', 'Contents'],
    ]);
    const titles = items.map(({ header }, index) => `${index + 1}. ${header}`);
    const headings = bookmarks.map(({ page }) => page);
    for (const [index, title] of titles.entries())
      expect(pages[(headings[index] ?? 0) - 1]?.compact, title).toContain(withoutSpaces(title));

    const contents = pages.slice(0, (headings[0] ?? 0) - 1);
    expect(contents.length).toBeGreaterThan(2);
    const ends = contents.flatMap(({ texts }) => texts.filter(({ right }) => right > 530).slice(0, -1)); // no footer
    expect(ends.map(({ text }) => Number(/ (\d+)$/.exec(text)?.[1]))).toEqual(headings);
    expect(new Set(contents.flatMap(({ links }) => links.filter((link) => typeof link === 'number')))).toEqual(
      new Set(headings),
    );
    expect(bookmarks.map(({ title }) => title)).toEqual(titles);
  });

  test('numbers its pages', async () => {
    const { pages } = await pdfOf({ header: 'Long', text: 'Again and again. '.repeat(3000) });
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.map(({ texts }) => texts.at(-1)?.text)).toEqual(
      pages.map((_, index) => `GearUp · The title Page ${index + 1} of ${pages.length}`),
    );
  });

  test('keeps a heading with the beginning of its section', async () => {
    const items = Array.from({ length: 60 }, (_, index) => ({
      header: `Question ${index}`,
      text: 'A line of words. '.repeat(index * 5),
      example: 'One.\nTwo.\nThree.',
      code: 'first\nsecond\nthird',
    }));
    const { pages, bookmarks } = await pdfOf(...items);
    for (const { texts } of pages.slice((bookmarks[0]?.page ?? 0) - 1)) {
      const last = texts.at(-2)?.text ?? ''; // the last one is the footer
      expect(last).not.toMatch(/^\d+\. |^Example$|^first$|^One\.$/);
      expect(texts[0]?.text).not.toMatch(/^third$|^Three\.$/);
    }
  });

  test('breaks code across lines and pages without losing a character', async () => {
    const lines = Array.from(
      { length: 2000 },
      (_, index) => `${' '.repeat(index % 40)}x${index} = "${'y'.repeat(index % 300)}"`,
    );
    const { pages } = await pdfOf({ header: 'Code', code: lines.join('\n') });
    const code = pages.flatMap(({ texts }) => texts.filter(({ isFixedWidth }) => isFixedWidth));
    expect(withoutSpaces(code.map(({ text }) => text).join(''))).toBe(withoutSpaces(lines.join('')));
    expect(Math.max(...code.map(({ right }) => right))).toBeLessThan(PAPER.width - 56);
    const [margin, indented] = ['x0', 'x39'].map((name) => code.find(({ text }) => text.startsWith(`${name} `))?.left);
    const [first] = code;
    const character = first ? (first.right - first.left) / first.text.length : NaN;
    expect((indented ?? 0) - (margin ?? 0)).toBeCloseTo(39 * character, 0);
  });

  test('draws Latin, Greek and Cyrillic letters, arithmetic signs, arrows and boxes, in text and code', async () => {
    const letters = 'Ünïcödé ąłżő Ωμέγα Кириллица ±×÷≤≥≠≈∞∑√∈∀ ←↑→↓⇒⇔ ┌─┬┐│├┼┤└┴┘═║ ½ € …';
    const { pages } = await pdfOf({ header: letters, text: letters, code: letters });
    expect(pages[1]?.compact.split(withoutSpaces(letters))).toHaveLength(4);
    expect(pages[1]?.compact).not.toContain('□');
  });

  test.each([
    ['control characters', 'a\0b\u0007c\u001bd\u009fe', 'a□b□c□d□e'],
    ['lone surrogates', 'a\ud800b\udc00c', 'a□b□c'],
    ['invisible marks that turn the direction', 'a\u202eb\u2066c\u200bd', 'a□b□c□d'],
    ['scripts that the fonts lack', 'aไทยbதc', 'a□□□b□c'],
    ['emoji', 'a🦄b', 'a□b'],
  ])('shows a box for each of the %s', async (_, text, shown) => {
    const { pages, bookmarks } = await pdfOf({ header: text, text, code: text });
    expect(pages[1]?.texts.slice(0, 3).map(({ text }) => text)).toEqual([`1. ${shown}`, shown, shown]);
    expect(bookmarks).toHaveLength(1);
  });

  test('draws right-to-left scripts', async () => {
    const { pages } = await pdfOf({ header: 'RTL', text: 'שלום', code: 'مرحبا' });
    expect(pages[1]?.compact).not.toContain('□');
    expect(pages[1]?.texts[1]?.text).toBe('שלום');
  });

  const word = 'w'.repeat(100_000);
  test.each<[string, Partial<StudyFields>, (shown: string) => void]>([
    ['a huge word', { text: word }, (shown) => expect(shown.split('w')).toHaveLength(100_001)],
    ['a huge header', { header: word }, (shown) => expect(shown.split('w').length).toBeGreaterThan(100_000)],
    ['a huge line of code', { code: word }, (shown) => expect(shown.split('w')).toHaveLength(100_001)],
    [
      'marks without end on one letter',
      { text: `x${'\u0301'.repeat(100_000)}y` },
      (shown) => expect(shown).toMatch(/y/),
    ],
    ['line breaks without end', { text: `xyz${'\n'.repeat(50_000)}end` }, (shown) => expect(shown).toMatch(/xyz.*end/)],
    ['blanks without end', { text: `xyz${' '.repeat(100_000)}end` }, (shown) => expect(shown).toContain('xyzend')],
    ['tags without end', { text: `${'<li><bg>'.repeat(50_000)}end` }, (shown) => expect(shown).toMatch(/T?end/)],
    [
      'bullets without end',
      { text: '<li>item</li>'.repeat(10_000) },
      (shown) => expect(shown.split('item')).toHaveLength(10_001),
    ],
  ])('is drawn with %s', async (_, fields, holds) => {
    const { pages } = await pdfOf({ header: 'H', ...fields });
    holds(pages.map(({ compact }) => compact.replace(/GearUp·ThetitlePage\d+of\d+$/, '')).join(''));
    for (const { texts } of pages)
      for (const { right, baseline } of texts) {
        expect(right).toBeLessThan(PAPER.width);
        expect(baseline).toBeGreaterThan(0);
        expect(baseline).toBeLessThan(PAPER.height);
      }
  });
});
