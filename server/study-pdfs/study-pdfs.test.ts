import { get } from 'node:http';
import PDFDocument from 'pdfkit';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readPdf } from '#server/testing/read-pdf.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();

const PYTHON = '/pdf/interview-questions/py.pdf';

beforeAll(async () => {
  const { question, cheatSheetItem } = app.database.prisma;
  const item = { text: 'The text', code: 'print(42)' };
  await question.createMany({
    data: [
      { ...item, id: 2, category: 'py', header: 'Second of Python' },
      { ...item, id: 1, category: 'py', header: 'First of Python' },
      { ...item, id: 1, category: 'java', header: 'Of Java' },
      { ...item, id: 1, category: 'cpp', header: 'Of C++', image: '/figures/figure.svg' },
      { ...item, id: 1, category: 'cn', header: 'Of networks' },
      { ...item, id: 1, category: 'js', header: 'No cheat note' },
      { ...item, id: 1, category: 'rust', header: 'Of no page' },
    ],
  });
  await cheatSheetItem.create({ data: { id: 1, category: 'js', header: 'Of JavaScript', feature: 'The feature' } });
});

const pdfAt = async (path: string) => {
  const answer = await app.rest(path);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return readPdf(answer.bytes);
};

describe('a PDF', () => {
  test('holds the notes of its topic alone, in their order', async () => {
    const { title, pages, bookmarks } = await pdfAt(PYTHON);
    expect(title).toBe('Basic Interview Questions: Python');
    expect(bookmarks).toEqual([
      { title: '1. First of Python', page: 2 },
      { title: '2. Second of Python', page: 2 },
    ]);
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format();
    expect(pages[0]?.texts.map(({ text }) => text)).toEqual([
      ...['GearUp', 'Basic Interview Questions: Python', `2 questions, as of ${today}`, `${app.url}/Python`],
      ...['Contents', '1. First of Python 2', '2. Second of Python 2'],
      'GearUp · Basic Interview Questions: Python Page 1 of 2',
    ]);
    expect(pages[0]?.links).toEqual([`${app.url}/Python`, 2, 2]);
    expect(pages[1]?.texts.map(({ text }) => text)).toEqual([
      ...['1. First of Python', 'The text', 'print(42)', '2. Second of Python', 'The text', 'print(42)'],
      'GearUp · Basic Interview Questions: Python Page 2 of 2',
    ]);
  });

  test('of a cheat sheet holds its items', async () => {
    const { title, pages } = await pdfAt('/pdf/cheat-sheet/js.pdf');
    expect(title).toBe('JavaScript Cheat Sheet');
    expect(pages[0]?.texts[2]?.text).toMatch(/^1 item, as of /);
    expect(pages[1]?.texts.map(({ text }) => text).slice(0, 3)).toEqual(['1. Of JavaScript', 'Feature', 'The feature']);
  });

  test('names the address where its topic is read, and of its figures', async () => {
    expect((await pdfAt('/pdf/interview-questions/cn.pdf')).pages[0]?.links[0]).toBe(
      `${app.url}/CS-Fundamental?category=cn`,
    );
    expect((await pdfAt('/pdf/interview-questions/cpp.pdf')).pages[1]?.links).toEqual([
      `${app.url}/figures/figure.svg`,
    ]);
  });

  test.each([
    [PYTHON, 'GearUp-Python-interview-questions.pdf'],
    ['/pdf/interview-questions/cpp.pdf', 'GearUp-C++-OOPs-interview-questions.pdf'],
    ['/pdf/cheat-sheet/js.pdf', 'GearUp-JavaScript-cheat-sheet.pdf'],
  ])('at %s is saved as %s', async (path, fileName) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, bytes } = await app.rest(path, { method });
      expect(status).toBe(200);
      expect(headers['content-disposition']).toBe(`attachment; filename=${fileName}`);
      expect(headers['content-type']).toBe('application/pdf');
      expect(headers['cache-control']).toBe('no-cache');
      expect(bytes.subarray(0, 5).toString()).toBe(method === 'GET' ? '%PDF-' : '');
    }
  });

  test('is never older than the last change', async () => {
    const { key } = await app.database.prisma.question.findFirstOrThrow({ where: { category: 'java' } });
    const { token } = await app.createAdministrator();
    await pdfAt('/pdf/interview-questions/java.pdf');
    await app.trpc(token).content.question.update.mutate({ key, values: { header: 'Changed' } });
    const { bookmarks } = await pdfAt('/pdf/interview-questions/java.pdf');
    expect(bookmarks.map(({ title }) => title)).toEqual(['1. Changed']);
  });

  test.each([
    '/pdf/interview-questions/rust.pdf',
    '/pdf/interview-questions/js.pdf',
    '/pdf/interview-questions/dsa.pdf',
    '/pdf/cheat-sheet/py.pdf',
    '/pdf/interview-questions/py',
    '/pdf/interview-questions/..%2fpy.pdf',
    '/pdf/py.pdf',
  ])('at %s does not exist', async (path) => {
    const page = await app.rest(path, { headers: { Accept: 'text/html,*/*' } });
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect((await app.rest(path, { method: 'HEAD' })).status).toBe(404);
    const json = await app.rest(path, { headers: { Accept: 'application/json' } });
    expect([json.status, json.json().code]).toEqual([404, 'not_found']);
    expect((await app.rest(PYTHON, { method: 'POST' })).status).toBe(404);
  });

  test.each([
    ['before the first page', 0, 0],
    ['after the first page', 1, 100],
  ])('is drawn no further once whoever asked has left %s', async (_, least, most) => {
    const text = 'Words that fill a page. '.repeat(4000);
    const data = Array.from({ length: 20 }, (_, index) => ({ id: index, category: 'c', header: `${index}`, text }));
    await app.database.prisma.question.createMany({ data, skipDuplicates: true });
    const begun = vi.spyOn(PDFDocument.prototype, 'registerFont');
    const drawn = vi.spyOn(PDFDocument.prototype, 'addPage');
    const path = '/pdf/interview-questions/c.pdf';
    const request = get(app.url + path, { agent: false });
    const closed = new Promise((done) => request.once('close', done));
    request.on('error', () => {}); // it is cut off
    request.on('response', (response) => response.once('data', () => response.destroy()));
    if (most === 0) {
      await vi.waitFor(() => expect(begun).toHaveBeenCalled(), { interval: 1, timeout: 15_000 });
      request.destroy();
    }
    await closed;
    // While a whole one is drawn beside it, one that goes on would go on.
    const whole = await app.rest(path);
    const pages = drawn.mock.calls.length - Number(/\/Type \/Pages\n\/Count (\d+)/.exec(whole.text)?.[1]);
    vi.restoreAllMocks();
    expect(pages).toBeGreaterThanOrEqual(least);
    expect(pages).toBeLessThanOrEqual(most);
    expect(app.log.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });
});
