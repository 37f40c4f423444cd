import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { ResourceName } from '#shared/resources/index.ts';
import { splitList } from '#shared/rules/text/list-text.ts';
import { STUDY_TOPICS } from '#shared/study-topics.ts';
import { ContentError, readContent } from './content.ts';

// That it keeps its rules, `npm run check:content` shows.
const records = readContent();
const texts = (resource: ResourceName, field: string) =>
  records.filter((record) => record.resource === resource).map(({ values }) => String(values[field]));

describe('the content', () => {
  it.each([
    ['sheetTopic', 18],
    ['topicProblem', 350],
    ['companyProblem', 500],
    ['languageCard', 10],
    ['question', 700],
    ['blog', 50],
    ['contest', 24],
    ['cheatSheetItem', 150],
    ['preparationGuide', 15],
    ['projectIdea', 12],
    ['problem', 520],
    ['problemList', 6],
  ] as const)('has enough of %s: %i or more', (resource, least) => {
    expect(texts(resource, 'id').length).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['question', 'interview-questions'],
    ['cheatSheetItem', 'cheat-sheet'],
  ] as const)('fills every topic of %s', (resource, kind) => {
    const topics = STUDY_TOPICS.filter((topic) => topic.kind === kind).map(({ category }) => category);
    expect([...new Set(texts(resource, 'category'))].toSorted()).toEqual(topics.toSorted());
  });

  it.each([
    ['question', ['c', 'cn', 'cpp', 'dbms', 'dsa', 'java', 'os', 'py'], 35],
    ['question', ['devops', 'javascript', 'ml', 'react'], 25],
    ['question', ['aptitude'], 30],
    ['question', ['ood', 'system-design'], 32],
    ['question', ['behavioral', 'git', 'linux', 'typescript'], 20],
    ['question', ['html-css', 'security', 'spring', 'testing'], 15],
    ['cheatSheetItem', ['cppstl', 'js'], 45],
    ['cheatSheetItem', ['big-o', 'git', 'linux', 'regex', 'sql'], 12],
  ] as const)('has enough of each topic of %s, of %s: %i or more', (resource, categories, least) => {
    const all = texts(resource, 'category');
    const counts = categories.map((category) => all.filter((own) => own === category).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(least);
  });

  it('has blogs on problems and on preparing', () => {
    const of = (category: string) => texts('blog', 'category').filter((own) => own === category).length;
    expect([of('dsa') >= 40, of('preparation') >= 10]).toEqual([true, true]);
  });

  it.each([
    ['companies', 134],
    ['practisedFor', 18],
  ] as const)('names companies in %s: %i or more', (field, least) => {
    expect(new Set(texts('companyProblem', field).flatMap(splitList)).size).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['function', 370],
    ['stdin', 92],
    ['sql', 102],
  ])('has enough problems to be solved of kind %s: %i or more', (kind, least) => {
    expect(texts('problem', 'kind').filter((own) => own === kind).length).toBeGreaterThanOrEqual(least);
  });

  it('has 900 programs or more', () => {
    expect(records.flatMap(({ programs }) => programs).length).toBeGreaterThanOrEqual(900);
  });

  it('is the same, and has the same hashes, when it is read again', () => {
    expect(readContent()).toEqual(records);
    expect(new Set(records.map(({ resource, hash }) => `${resource} ${hash}`)).size).toBe(records.length);
  });
});

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A small content folder with some of its files given. */
function folderWith(given: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(folder);
  const files = {
    'catalogue.json': '[]',
    'company-sheet.json': '[]',
    'language-cards.json': '[]',
    'project-ideas.json': '[]',
    'problem-lists.json': '[]',
    ...given,
  };
  for (const place of [
    'sheet-topic',
    'question',
    'cheat-sheet-item',
    'blog',
    'contest',
    'preparation-guide',
    'problem',
  ])
    mkdirSync(join(folder, place));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const NOTE = 'question/c/01-pointers.md';
const FRONT = '---\nid: 1\nheader: Pointers\ncategory: c\n---\n';
/** The catalogue with one problem, which is on the company-wise sheet. */
const withProblem = (values: object) => ({
  'catalogue.json': JSON.stringify([{ slug: 'two-sum', name: 'Two Sum', ...values }]),
  'company-sheet.json': JSON.stringify([{ id: 1, problem: 'two-sum', topic: 'Arrays' }]),
});

describe('reading a content folder', () => {
  it('takes short fields from the front matter, long ones from sections, and programs with what they print', () => {
    const folder = folderWith({
      [NOTE]: `${FRONT}\n## text\n\nOne.\n\nTwo.\n\n## code\n\n\`\`\`c\nint a;\n\n  a();\n\`\`\`\n\n\`\`\`output\n1\n2\n\`\`\`\n`,
    });
    expect(readContent(folder)).toEqual([
      {
        resource: 'question',
        name: 'c/1',
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        values: expect.objectContaining({ id: 1, header: 'Pointers', text: 'One.\n\nTwo.', code: 'int a;\n\n  a();' }),
        day: null,
        programs: [{ field: 'code', language: 'c', source: 'int a;\n\n  a();\n', output: '1\n2\n' }],
        file: NOTE,
      },
    ]);
  });

  it('takes a line of a program, or of what it prints, for no heading', () => {
    const text = `${FRONT}\n## text\n\nA.\n\n## code\n\n\`\`\`bash\necho "## main"\n## end\n\`\`\`\n\n\`\`\`output\n## main\n\`\`\`\n\n## example\n\nB.\n`;
    const [record] = readContent(folderWith({ [NOTE]: text }));
    expect(record?.values).toMatchObject({ code: 'echo "## main"\n## end', output: '## main', example: 'B.' });
  });

  it('reads files written on Windows alike', () => {
    const text = `${FRONT}\n## text\n\nOne.\n`;
    const [unix] = readContent(folderWith({ [NOTE]: text }));
    const [windows] = readContent(folderWith({ [NOTE]: text.replaceAll('\n', '\r\n') }));
    expect(windows).toEqual(unix);
  });

  it('gives the problems of a topic its name, and the card their number', () => {
    const card = { id: 3, name: 'Hashing', category: 'Basics', problems: [{ id: 301, problem: 'a' }] };
    const files = {
      'catalogue.json': JSON.stringify([{ slug: 'a', name: 'A' }]),
      'sheet-topic/03-hashing.json': JSON.stringify(card),
    };
    expect(readContent(folderWith(files))).toMatchObject([
      { resource: 'sheetTopic', name: '3', values: { name: 'Hashing', problemCount: 1 } },
      { resource: 'topicProblem', name: '301', values: { topic: 'Hashing', name: 'A', companies: '' } },
    ]);
  });

  it('takes a problem from the catalogue for every list, its companies by their reports, the most first', () => {
    const reports = { b: 2, A: 2, C: 30 };
    const card = { id: 3, name: 'X', category: 'Basics' };
    const folder = folderWith({
      ...withProblem({ level: 'Easy', reports, practisedFor: ['D', 'E'], paid: true }),
      'sheet-topic/03-x.json': JSON.stringify({ ...card, problems: [{ id: 301, problem: 'two-sum' }] }),
      'problem/two-sum/statement.md': '---\nid: 1\nkind: function\n---\n\n## statement\n\nAdd.\n',
    });
    const named = { name: 'Two Sum', level: 'Easy' };
    const listed = { ...named, companies: 'C, A, b', paid: true };
    expect(readContent(folder).slice(1)).toMatchObject([
      { resource: 'topicProblem', values: listed },
      { resource: 'companyProblem', values: { ...listed, reports: 'C 30, A 2, b 2', practisedFor: 'D, E' } },
      { resource: 'problem', values: { ...named, slug: 'two-sum' } },
    ]);
  });

  it('changes the hash with any value, and not with the order of fields', () => {
    const hashOf = (values: object) => readContent(folderWith(withProblem(values)))[0]?.hash;
    expect(hashOf({ level: 'Easy', link: '/a' })).toBe(hashOf({ link: '/a', level: 'Easy' }));
    expect(hashOf({ level: 'Easy' })).not.toBe(hashOf({ level: 'Hard' }));
  });

  it('takes a list with its problems in their order, and refuses one that lacks some', () => {
    const list = { id: 1, slug: 'two', name: 'Two', source: 'https://example.org', asOf: '2026-11-27', count: 2 };
    const files = (problems: string[]) => ({ 'problem-lists.json': JSON.stringify([{ ...list, problems }]) });
    const { count: _count, ...values } = list;
    expect(readContent(folderWith(files(['b', 'a'])))).toMatchObject([
      { resource: 'problemList', name: '1', values: { ...values, problems: 'b, a' } },
    ]);
    for (const problems of [['a'], ['a', 'a'], ['a', 'b', 'c']])
      expect(() => readContent(folderWith(files(problems)))).toThrow(
        'problem-lists.json: Two does not name 2 problems',
      );
  });

  it.each([
    [1, 'blind-75', 75],
    [2, 'grind-75', 75],
    [3, 'neetcode-150', 150],
    [4, 'striver-sde', 133],
    [5, 'top-interview-150', 150],
  ])('has the list %i, %s, with %i problems', (id, slug, count) => {
    const list = records.find(({ resource, values }) => resource === 'problemList' && values.id === id);
    expect([list?.values.slug, new Set(splitList(String(list?.values.problems))).size]).toEqual([slug, count]);
  });

  it.each([
    ['a slug twice', [{ slug: 'two-sum', name: 'A' }], 'catalogue.json: the slug two-sum is given twice'],
    ['a name twice', [{ slug: 'a', name: 'Two sum' }], 'catalogue.json: the name two sum is given twice'],
  ])('refuses %s in the catalogue', (_what, more, fault) => {
    const catalogue = JSON.stringify([{ slug: 'two-sum', name: 'Two Sum' }, ...more]);
    expect(() => readContent(folderWith({ ...withProblem({}), 'catalogue.json': catalogue }))).toThrow(fault);
  });

  it('takes a blog without a program where its parts have headings of their own', () => {
    const blog = (heading: string) =>
      `---\nid: 1\nheader: The day before\ncategory: dsa\nimage: /figures/day.svg\n${heading}---\n\n## explanation\n\nSleep.\n`;
    const file = 'blog/01-day.md';
    const [record] = readContent(folderWith({ [file]: blog('heading: The evening\n') }));
    expect(record?.values).toMatchObject({ heading: 'The evening', explanation: 'Sleep.', code: '' });
    expect(() => readContent(folderWith({ [file]: blog('') }))).toThrow(`${file}: Code is required`);
  });

  it.each([
    ['an unknown field', NOTE, '---\nid: 1\nheadr: Pointers\n---\n', 'no field headr'],
    ['an unknown section', NOTE, `${FRONT}\n## txt\n\nOne.\n`, 'no field txt'],
    ['missing front matter', NOTE, '## text\n\nOne.\n', 'front matter is missing'],
    ['front matter without its end', NOTE, '---\nid: 1\n\n## text\n\nOne.\n', 'front matter is missing'],
    [
      'a code fence without its end',
      NOTE,
      `${FRONT}\n## text\n\nA\n\n## code\n\n\`\`\`c\nint a;\n`,
      'the code of code is not closed',
    ],
    ['a field that is given twice', NOTE, `${FRONT}\n## text\n\nA\n\n## text\n\nB\n`, 'text is given twice'],
    ['text before the first section', NOTE, `${FRONT}\nlost\n\n## text\n\nA\n`, 'text before the first section'],
    ['a heading of two words', NOTE, `${FRONT}\n## text\n\nA\n\n## The idea\n\nB\n`, 'does not name a field'],
    [
      'text beside code',
      NOTE,
      `${FRONT}\n## text\n\nA\n\n## code\n\n\`\`\`c\nint a;\n\`\`\`\n\nlost\n`,
      'text beside its code',
    ],
    ['broken front matter', NOTE, '---\nid: [1\n---\n', 'Flow sequence'],
    ['broken JSON', 'language-cards.json', '[{', 'JSON'],
    [
      'a topic without problems',
      'sheet-topic/01-a.json',
      '{"id":1,"name":"A","category":"B"}',
      'problems must be a list',
    ],
    ['a missing field', NOTE, '---\nid: 1\nheader: Pointers\ncategory: c\n---\n', 'text is required'],
    [
      'a problem that is not in the catalogue',
      'company-sheet.json',
      '[{"id":1,"problem":"a","topic":"A"}]',
      'has no a',
    ],
    ['an id that is none', 'language-cards.json', JSON.stringify([{ id: -1, name: 'C' }]), 'id must be a whole number'],
  ])('names the file and %s', (_what, file, content, fault) => {
    const read = () => readContent(folderWith({ [file]: content }));
    expect(read).toThrow(ContentError);
    expect(read).toThrow(`${file}: `);
    expect(read).toThrow(fault);
  });

  it.each([
    ['a level that is none', { level: 'Tricky' }, 'Level must be Easy, Medium or Hard'],
    ['a link that is none', { link: 'leetcode.com' }, 'link must be a link'],
    ['a name that is not text', { name: 7 }, 'name must be text'],
  ])('names the list and %s', (_what, values, fault) => {
    expect(() => readContent(folderWith(withProblem(values)))).toThrow(`company-sheet.json: ${fault}`);
  });
});
