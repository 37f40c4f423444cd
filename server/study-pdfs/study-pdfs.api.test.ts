import { listProblems } from '#server/testing/list-problems.ts';
import { get } from 'node:http';
import { DateTime } from 'luxon';
import PDFDocument from 'pdfkit';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { statementsOf } from '#server/testing/statements.ts';
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

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pdfAt = async (path: string) => {
  const answer = await app.rest(path);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return readPdf(answer.bytes);
};

describe('a PDF', () => {
  test('contains only the notes of its topic, in order', async () => {
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

  test('of a cheat sheet contains its items', async () => {
    const { title, pages } = await pdfAt('/pdf/cheat-sheet/js.pdf');
    expect(title).toBe('JavaScript Cheat Sheet');
    expect(pages[0]?.texts[2]?.text).toMatch(/^1 item, as of /);
    expect(pages[1]?.texts.map(({ text }) => text).slice(0, 3)).toEqual(['1. Of JavaScript', 'Feature', 'The feature']);
  });

  test('names the URLs of its topic and of its figures', async () => {
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
      expect(headers['cache-control']).toBe('public, no-cache');
      expect(Number(headers['content-length'])).toBeGreaterThan(1000);
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
});

describe('the PDF of a problem', () => {
  const TWO_SUM = '/pdf/problem/two-sum.pdf';
  const today = () => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format();

  beforeAll(async () => {
    const approaches = [
      '## Brute force\n\ntime: O(n^2)\nspace: O(1)\n\nTry `every` pair.\n\n```java\nint slow;\n```',
      '## Hash map\n\ntime: O(n)\n\nKeep what was seen.\n\n```python\nseen = {}\n```\n\n```cpp\nint main() {}\n```',
    ].join('\n\n');
    await listProblems(app.database.prisma, 'problem', [
      {
        id: 1,
        name: 'Two Sum',
        slug: 'two-sum',
        kind: 'function',
        level: 'Easy',
        topics: 'Arrays, Hashing',
        statement: 'Find <b>two</b> that add up.',
        constraints: '`2 ≤ n`\n`n ≤ 10 000`',
        hints: 'A secret hint',
        signature: 'twoSum(nums: int[], target: int): int[]',
        approaches,
        cases: '[{"args": [[2, 7], 9], "expected": [0, 1], "example": "Both."}, {"args": [[3], 6], "expected": []}]',
        image: '/figures/two.svg',
        figtitle: 'Two of them',
      },
      {
        id: 2,
        name: 'Books',
        slug: 'Books',
        kind: 'sql',
        statement: 'Which?',
        signature: 'id, title',
        schema: 'CREATE TABLE book (id int)',
        approaches: '## Join\n\nWhy.\n\n```sql\nSELECT 1\n```',
        cases: '[{"rows": "INSERT INTO book VALUES (1)", "expected": [[1, "Emma"], [12, null]], "example": ""}]',
      },
      { id: 3, name: 'Half', slug: 'half', kind: 'function', statement: 'Half a thought', cases: '[' },
    ]);
  });

  test('contains what its page shows, with one program for each approach', async () => {
    const { title, pages, bookmarks } = await pdfAt(TWO_SUM);
    expect(title).toBe('Two Sum');
    expect(pages).toHaveLength(1);
    expect(pages[0]?.texts.map(({ text }) => text)).toEqual([
      ...['GearUp', 'Two Sum', `Easy, Arrays, Hashing, as of ${today()}`, `${app.url}/Problem/two-sum`],
      ...['Problem', 'Find', 'two', 'that add up.', 'Figure: Two of them', `${app.url}/figures/two.svg`],
      ...['Example 1', 'Input', 'nums = [2, 7]', 'target = 9', 'Output', '[0, 1]', 'Explanation', 'Both.'],
      // Code is set in its own typeface.
      ...['Constraints', '•', '2 ≤ n', '•', 'n ≤ 10 000'],
      ...['Approach: Brute force', 'Try', 'every', 'pair.', 'Time', 'O(n^2) ·', 'Space', 'O(1) · Java', 'int slow;'],
      ...['Approach: Hash map', 'Keep what was seen.', 'Time', 'O(n) · C++', 'int main() {}'],
      'GearUp · Two Sum Page 1 of 1',
    ]);
    expect(pages[0]?.links).toEqual([`${app.url}/Problem/two-sum`, `${app.url}/figures/two.svg`]);
    expect(bookmarks.map((bookmark) => bookmark.title)).toEqual([
      ...['Problem', 'Example 1', 'Constraints', 'Approach: Brute force', 'Approach: Hash map'],
    ]);
  });

  test('in SQL contains the tables, and the answer as a table', async () => {
    const { pages } = await pdfAt('/pdf/problem/books.pdf');
    expect(pages[0]?.texts.map(({ text }) => text).slice(4, -1)).toEqual([
      ...['Problem', 'Which?', 'Tables', 'CREATE TABLE book (id int)', 'Example 1'],
      ...['INSERT INTO book VALUES (1)', 'Answer', 'id | title', '1 | Emma', '12 | NULL'],
      ...['Approach: Join', 'Why.', 'SQL', 'SELECT 1'],
    ]);
  });

  test('that is still being written contains the readable parts', async () => {
    const { pages } = await pdfAt('/pdf/problem/half.pdf');
    expect(pages[0]?.texts.map(({ text }) => text).slice(4, -1)).toEqual(['Problem', 'Half a thought']);
  });

  test('is revalidated by its ETag, and drawn once until the problem changes', async () => {
    await announce('problem');
    const first = await app.rest(TWO_SUM);
    expect(first.headers).toMatchObject({
      'content-disposition': 'attachment; filename=GearUp-two-sum.pdf',
      'content-type': 'application/pdf',
      'cache-control': 'public, no-cache',
    });
    const { drawn } = watchPdfkit();
    const etag = String(first.headers.etag);
    const fresh = await app.rest('/pdf/problem/Two-Sum.pdf', { headers: { 'If-None-Match': etag } });
    expect([fresh.status, fresh.bytes.length, fresh.headers.etag]).toEqual([304, 0, etag]);
    expect(drawn).not.toHaveBeenCalled();

    const { token } = await app.createAdministrator();
    const { key } = await app.database.prisma.problem.findFirstOrThrow({ where: { id: 1 } });
    await app.trpc(token).content.problem.update.mutate({ key, values: { statement: 'Changed' } });
    expect((await pdfAt(TWO_SUM)).pages[0]?.texts.map(({ text }) => text)).toContain('Changed');
    expect(drawn).toHaveBeenCalled();
  });

  test('of a contest exists as soon as that has begun', async () => {
    const { prisma } = app.database;
    const { contest } = prisma;
    await contest.create({ data: { id: 7, header: 'Soon', startsAt: new Date(Date.now() + 60_000) } });
    const secret = { id: 4, name: 'Secret', slug: 'secret', kind: 'stdin', statement: 'S', contest: 7 };
    await listProblems(prisma, 'problem', [secret]);
    const path = '/pdf/problem/secret.pdf';
    expect((await app.rest(path)).status).toBe(404);
    await contest.update({ where: { id: 7 }, data: { startsAt: new Date(Date.now() - 1000) } });
    expect((await pdfAt(path)).title).toBe('Secret');
    await contest.update({ where: { id: 7 }, data: { startsAt: new Date(Date.now() + 60_000) } });
    expect((await app.rest(path)).status).toBe(404);
  });

  test.each(['three-sum', 'two', '%25', 'two_sum', '%00', 'two-sum%2f..'])('of %s does not exist', async (slug) => {
    const path = `/pdf/problem/${slug}.pdf`;
    const page = await app.rest(path, { headers: { Accept: 'text/html,*/*' } });
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect((await app.rest(path, { method: 'HEAD' })).status).toBe(404);
    const json = await app.rest(path, { headers: { Accept: 'application/json' } });
    expect([json.status, json.json().code]).toEqual([404, 'not_found']);
  });
});

/** Fills a topic so that its PDF takes a moment to draw. */
async function fill(category: string) {
  const text = 'Words that fill a page. '.repeat(1000);
  const data = Array.from({ length: 20 }, (_, index) => ({ id: index, category, header: `${index}`, text }));
  await app.database.prisma.question.deleteMany({ where: { category } });
  await app.database.prisma.question.createMany({ data });
  await announce('question');
  return `/pdf/interview-questions/${category}.pdf`;
}

/** Announces a change, and waits until responses are cached again. */
async function announce(resource: 'question' | 'blog' | 'problem') {
  // Deletes nothing, but is announced like any other change.
  if (resource === 'question') await app.database.prisma.question.deleteMany({ where: { id: -1 } });
  else if (resource === 'problem') await app.database.prisma.problem.deleteMany({ where: { id: -1 } });
  else await app.database.prisma.blog.deleteMany({ where: { id: -1 } });
  await expect.poll(() => app.feed.isLive()).toBe(true);
}

/** Spies on pdfkit, which draws as usual. */
const watchPdfkit = () => ({
  begun: vi.spyOn(PDFDocument.prototype, 'registerFont'),
  drawn: vi.spyOn(PDFDocument.prototype, 'addPage'),
  ended: vi.spyOn(PDFDocument.prototype, 'end'),
});
const SOON = { interval: 1, timeout: 30_000 };

const pagesIn = ({ text }: { text: string }) => Number(/\/Type \/Pages\n\/Count (\d+)/.exec(text)?.[1]);

describe('the drawing of a PDF', () => {
  test('is done once, and its result is sent again until something changes', async () => {
    await announce('question');
    const first = await app.rest(PYTHON);
    const { drawn } = watchPdfkit();
    const statements = await statementsOf(app.databaseUrl, async () => {
      const again = await app.rest(PYTHON, { headers: { 'Accept-Encoding': 'br, gzip' } });
      expect(again.bytes.equals(first.bytes)).toBe(true);
      expect(again.headers['content-encoding']).toBeUndefined();
      const etag = String(first.headers.etag);
      const fresh = await app.rest(PYTHON, { headers: { 'If-None-Match': etag } });
      expect([fresh.status, fresh.bytes.length, fresh.headers.etag]).toEqual([304, 0, etag]);
    });
    expect([statements, drawn.mock.calls]).toEqual([[], []]);
    await announce('blog');
    await app.rest(PYTHON);
    expect(drawn).not.toHaveBeenCalled();
    // Its data may have changed, but has not.
    await announce('question');
    const unchanged = await statementsOf(app.databaseUrl, () => app.rest(PYTHON));
    expect([unchanged.length, drawn.mock.calls]).toEqual([1, []]);
    await app.database.prisma.question.updateMany({ where: { category: 'py', id: 1 }, data: { code: 'print(43)' } });
    expect((await app.rest(PYTHON)).bytes.equals(first.bytes)).toBe(false);
    expect(drawn).toHaveBeenCalled();
  });

  test('is shared by all requests that arrive in the meantime', async () => {
    const path = await fill('c');
    const { drawn } = watchPdfkit();
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.rest(path)));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(drawn).toHaveBeenCalledTimes(pagesIn(await app.rest(path)));
  });

  test.each([
    ['before the first page', false],
    ['after the first page', true],
  ])('is drawn to its end when its reader leaves %s, and is there for the next reader', async (_, isDrawing) => {
    const path = await fill('c');
    const { begun, drawn } = watchPdfkit();
    const request = get(app.url + path, { agent: false });
    const closed = new Promise((done) => request.once('close', done));
    request.on('error', () => {}); // the connection is cut
    await vi.waitFor(() => expect(isDrawing ? drawn : begun).toHaveBeenCalled(), SOON);
    request.destroy();
    await closed;
    expect(drawn).toHaveBeenCalledTimes(pagesIn(await app.rest(path)));
    expect(app.log.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });

  test('shows a change to later requests, even when it began before the change', async () => {
    const path = await fill('c');
    const { token } = await app.createAdministrator();
    const { key } = await app.database.prisma.question.findFirstOrThrow({ where: { category: 'c', id: 0 } });
    const { begun } = watchPdfkit();
    const before = app.rest(path);
    await vi.waitFor(() => expect(begun).toHaveBeenCalled(), SOON);
    await app.trpc(token).content.question.update.mutate({ key, values: { header: 'Changed' } });
    const [earlier, later] = await Promise.all([before, pdfAt(path)]);
    expect(later.bookmarks[0]?.title).toBe('1. Changed');
    expect((await readPdf(earlier.bytes)).bookmarks[0]?.title).toBe('1. 0');
  });

  test('waits until another drawing is done', async () => {
    const paths = [await fill('c'), await fill('os')];
    const { begun, ended } = watchPdfkit();
    const [first, second] = await Promise.all(paths.map((path) => app.rest(path)));
    expect([first?.status, second?.status]).toEqual([200, 200]);
    const orderOf = ({ mock }: { mock: { invocationCallOrder: number[] } }) => mock.invocationCallOrder;
    const [, , , secondBegins = 0] = orderOf(begun); // each document gets three fonts
    expect(ended).toHaveBeenCalledTimes(2);
    expect(secondBegins).toBeGreaterThan(orderOf(ended)[0] ?? Infinity);
  });

  test('is done again on the next day, as it shows the date', async () => {
    await announce('question');
    await app.rest(PYTHON);
    const tomorrow = DateTime.now().setZone('Asia/Kolkata').plus({ days: 1 });
    vi.useFakeTimers({ toFake: ['Date'], now: tomorrow.toMillis() });
    const { pages } = await pdfAt(PYTHON);
    expect(pages[0]?.texts[2]?.text).toBe(`2 questions, as of ${tomorrow.toFormat('d LLLL yyyy')}`);
  });
});
