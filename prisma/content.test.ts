import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import type { Resource } from '#shared/resource.ts';
import { splitList } from '#shared/rules/list-text.ts';
import { youTubeId } from '#shared/rules/video.ts';
import { CONTENT_DIR, ContentError, readContent } from './content.ts';

const records = readContent();
const of = (resource: ResourceName) => records.filter((record) => record.resource === resource);
const texts = (resource: ResourceName, field: string) => of(resource).map(({ values }) => String(values[field]));
const problems = [...of('sheetProblem'), ...of('sdeProblem')];

/** The items that occur more than once. */
const repeated = <T>(items: T[]) => items.filter((item, index) => items.indexOf(item) !== index);

describe('the content', () => {
  it.each([
    ['sheetCard', 12],
    ['sheetProblem', 120],
    ['sdeProblem', 60],
    ['note', 8],
    ['noteContent', 20],
    ['blog', 6],
    ['contestSolution', 8],
    ['cheatNote', 10],
  ] as const)('has enough of %s: %i or more', (resource, least) => {
    expect(of(resource).length).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['noteContent', ['c', 'cn', 'cpp', 'dbms', 'dsa', 'java', 'os', 'py']],
    ['cheatNote', ['cppstl', 'js']],
  ] as const)('fills every page of %s', (resource, categories) => {
    expect([...new Set(texts(resource, 'category'))].toSorted()).toEqual(categories);
  });

  it.each(Object.keys(resources) as ResourceName[])('gives every %s an id of its own', (resource) => {
    expect(repeated(of(resource).map(({ name }) => name))).toEqual([]);
  });

  it('has problems of at least 30 companies, all of them in the list of companies', () => {
    const listed = JSON.parse(readFileSync(join(CONTENT_DIR, 'companies.json'), 'utf8')) as string[]; // checked below
    const ofSdeSheet = new Set(texts('sdeProblem', 'companies').flatMap(splitList));
    const named = new Set(problems.flatMap(({ values }) => splitList(String(values.companies))));
    expect(ofSdeSheet.size).toBeGreaterThanOrEqual(30);
    expect([...named].filter((company) => !listed.includes(company))).toEqual([]);
    expect(repeated(listed.map((company) => company.toLowerCase()))).toEqual([]);
  });

  it('puts every problem of the sheet under one topic, which has a card', () => {
    expect(repeated(texts('sheetProblem', 'name'))).toEqual([]);
    expect(repeated(texts('sheetProblem', 'link'))).toEqual([]);
    const topics = new Set(texts('sheetCard', 'topic'));
    expect(of('sheetProblem').filter(({ values }) => !topics.has(String(values.topic)))).toEqual([]);
  });

  it('counts on each card the problems that it has', () => {
    for (const { values } of of('sheetCard')) {
      const ofTopic = of('sheetProblem').filter((problem) => problem.values.topic === values.topic);
      expect([values.topic, ofTopic.length]).toEqual([values.topic, values.problemCount]);
      expect(ofTopic.length).toBeGreaterThan(0);
    }
  });

  it('names no problem of the company-wise sheet twice', () => {
    expect(repeated(texts('sdeProblem', 'name'))).toEqual([]);
    expect(repeated(texts('sdeProblem', 'link'))).toEqual([]);
  });

  it('gives a problem that stands on both sheets the same level and link', () => {
    const onSheet = new Map(of('sheetProblem').map(({ values }) => [values.name, values]));
    const onBoth = of('sdeProblem').filter(({ values }) => onSheet.has(values.name));
    expect(onBoth.length).toBeGreaterThan(0);
    for (const { values } of onBoth) {
      const { name, level, link } = onSheet.get(values.name) ?? {};
      expect({ name: values.name, level: values.level, link: values.link }).toEqual({ name, level, link });
    }
    const byLink = Map.groupBy(problems, ({ values }) => values.link);
    const namedTwice = [...byLink.values()].filter((same) => new Set(same.map(({ values }) => values.name)).size > 1);
    expect(namedTwice).toEqual([]);
  });

  it('gives every problem a level and a place to practise', () => {
    for (const { values } of problems) {
      expect(['Easy', 'Medium', 'Hard']).toContain(values.level);
      expect(values.link).toMatch(/^https:\/\//);
    }
  });

  it('tags exactly the fifty problems of Top 50', () => {
    expect(texts('sdeProblem', 'tags').filter((tags) => splitList(tags).includes('top100'))).toHaveLength(50);
  });

  it('explains in every blog three approaches with code, and has a picture', () => {
    for (const { values, file } of of('blog')) {
      const parts = ['explanation', 'code', 'explanation2', 'code2', 'explanation3', 'code3', 'image'];
      expect([file, parts.filter((part) => !values[part])]).toEqual([file, []]);
    }
  });

  it('has contests that are over and contests to come, each with a video, a start and a solution', () => {
    const days = of('contestSolution').map(({ day }) => day ?? Number.NaN);
    expect(days.filter((day) => day > 0).length).toBeGreaterThan(0);
    expect(days.filter((day) => day < 0).length).toBeGreaterThan(0);
    for (const { values, file } of of('contestSolution')) {
      expect([file, youTubeId(String(values.image))]).toEqual([file, expect.any(String)]);
      expect(values).toMatchObject({ contestTime: expect.stringMatching(/^\d\d:\d\d$/), timeZone: expect.any(String) });
      expect(values.timeZone).not.toBe('');
    }
  });

  it('links over https or within the site only', () => {
    expect(valuesOfKind('link', 'video').filter(({ value }) => !/^(https:\/\/|\/(?![/\\]))/.test(value))).toEqual([]);
  });

  it('refers to blogs that exist', () => {
    const ids = new Set(of('blog').map(({ name }) => `/detail/${name}`));
    const articles = problems.map(({ values }) => String(values.article)).filter((link) => link.startsWith('/detail/'));
    expect(articles.length).toBeGreaterThan(0);
    expect(articles.filter((link) => !ids.has(link))).toEqual([]);
  });

  it('shows figures that exist', () => {
    const figures = valuesOfKind('link').filter(({ name }) => /^image/.test(name));
    expect(figures.length).toBeGreaterThan(0);
    const places = figures.map(({ file, value }) => ({ file, value, path: join(PUBLIC_DIR, value) }));
    expect(places.filter(({ value, path }) => !value.startsWith('/figures/') || !existsSync(path))).toEqual([]);
  });

  it('closes every markup tag in the order of opening', () => {
    const marked = valuesOfKind('text').filter(({ value }) => value.includes('<'));
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.filter(({ value }) => !isBalanced(value)).map(({ file, name }) => `${file} ${name}`)).toEqual([]);
  });

  it('says of every program what it prints', () => {
    const programs = records.flatMap(({ programs: ofRecord, file }) =>
      ofRecord.map((program) => ({ file, ...program })),
    );
    expect(programs.length).toBeGreaterThan(0);
    const silent = programs.filter(({ output, source }) => !output?.trim() || !source.trim());
    expect(silent.map(({ file, field }) => `${file} ${field}`)).toEqual([]);
    const languages = new Set(['c', 'cpp', 'java', 'python', 'javascript', 'sql']);
    expect(programs.filter(({ language }) => !languages.has(language))).toEqual([]);
    const codes = valuesOfKind('code');
    expect(codes.length).toBe(programs.length);
    expect(codes.filter(({ value }) => value.includes('```')).map(({ file }) => file)).toEqual([]);
  });

  it('is the same, and has the same hashes, when it is read again', () => {
    expect(readContent()).toEqual(records);
    expect(new Set(records.map(({ resource, hash }) => `${resource} ${hash}`)).size).toBe(records.length);
  });
});

const PUBLIC_DIR = join(import.meta.dirname, '../client/public');

/** Every text, that is not empty, of the fields of these kinds. */
function valuesOfKind(...kinds: string[]) {
  return records.flatMap(({ resource, values, file }) =>
    Object.entries((resources[resource] as Resource).fields)
      .filter(([, field]) => kinds.includes(field.kind))
      .map(([name]) => ({ file, name, value: values[name] }))
      .filter((one): one is typeof one & { value: string } => typeof one.value === 'string' && one.value !== ''),
  );
}

function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const [, slash, tag = ''] of text.matchAll(/<(\/?)(h1|h2|bg|li|b|m)>/g)) {
    if (slash === '') open.push(tag);
    else if (open.pop() !== tag) return false;
  }
  return open.length === 0 && !text.includes('</br>');
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A small content folder with one file of it given. */
function folderWith(file: string, content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(folder);
  const files = { 'sde-problems.json': '[]', 'notes.json': '[]', [file]: content };
  for (const place of ['sheet', 'note-content', 'cheat-note', 'blog', 'contest-solution'])
    mkdirSync(join(folder, place));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const NOTE = 'note-content/c/01-pointers.md';
const FRONT = '---\nid: 1\nheader: Pointers\ncategory: c\n---\n';
const problem = (values: object) => JSON.stringify([{ id: 1, name: 'Two Sum', topic: 'Arrays', ...values }]);

describe('reading a content folder', () => {
  it('takes short fields from the front matter, long ones from sections, and programs with what they print', () => {
    const folder = folderWith(
      NOTE,
      `${FRONT}\n## text\n\nOne.\n\nTwo.\n\n## code\n\n\`\`\`c\nint a;\n\n  a();\n\`\`\`\n\n\`\`\`output\n1\n2\n\`\`\`\n`,
    );
    expect(readContent(folder)).toEqual([
      {
        resource: 'noteContent',
        name: 'c/1',
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        values: expect.objectContaining({ id: 1, header: 'Pointers', text: 'One.\n\nTwo.', code: 'int a;\n\n  a();' }),
        day: null,
        programs: [{ field: 'code', language: 'c', source: 'int a;\n\n  a();\n', output: '1\n2\n' }],
        file: NOTE,
      },
    ]);
  });

  it('reads files written on Windows alike', () => {
    const text = `${FRONT}\n## text\n\nOne.\n`;
    const [unix] = readContent(folderWith(NOTE, text));
    const [windows] = readContent(folderWith(NOTE, text.replaceAll('\n', '\r\n')));
    expect(windows).toEqual(unix);
  });

  it('gives the problems of a topic its name, and the card their number', () => {
    const card = {
      id: 3,
      name: 'Hashing',
      category: 'Basics',
      problems: [{ id: 301, name: 'A', companies: ['X', 'Y'] }],
    };
    expect(readContent(folderWith('sheet/03-hashing.json', JSON.stringify(card)))).toMatchObject([
      { resource: 'sheetCard', name: '3', values: { name: 'Hashing', problemCount: 1 } },
      { resource: 'sheetProblem', name: '301', values: { topic: 'Hashing', companies: 'X, Y' } },
    ]);
  });

  it('changes the hash with any value, and not with the order of fields', () => {
    const hashOf = (values: object) => readContent(folderWith('sde-problems.json', problem(values)))[0]?.hash;
    expect(hashOf({ level: 'Easy', link: '/a' })).toBe(hashOf({ link: '/a', level: 'Easy' }));
    expect(hashOf({ level: 'Easy' })).not.toBe(hashOf({ level: 'Hard' }));
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
    ['broken JSON', 'notes.json', '[{', 'JSON'],
    ['a topic without problems', 'sheet/01-a.json', '{"id":1,"name":"A","category":"B"}', 'problems must be a list'],
    ['a missing field', NOTE, '---\nid: 1\nheader: Pointers\ncategory: c\n---\n', 'text is required'],
    ['a level that is none', 'sde-problems.json', problem({ level: 'Tricky' }), 'Level must be Easy, Medium or Hard'],
    ['a link that is none', 'sde-problems.json', problem({ link: 'leetcode.com' }), 'link must be a link'],
    ['a name that is not text', 'sde-problems.json', problem({ name: 7 }), 'name must be text'],
    ['an id that is none', 'notes.json', JSON.stringify([{ id: -1, name: 'C' }]), 'id must be a whole number'],
  ])('names the file and %s', (_what, file, content, fault) => {
    const read = () => readContent(folderWith(file, content));
    expect(read).toThrow(ContentError);
    expect(read).toThrow(`${file}: `);
    expect(read).toThrow(fault);
  });
});
