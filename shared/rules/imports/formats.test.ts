import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, test } from 'vitest';
import { MAX_CODE } from '#shared/rules/practice/practice-limits.ts';
import { readAnkiTsv } from './anki-tsv.ts';
import { type ParsedImport, MAX_LINES, UnreadableFileError } from './parsed-import.ts';
import { readPastedList } from './list/pasted-list.ts';
import { readPracticeSiteJson } from './practice-site-json.ts';
import { MAX_ZIP_BYTES, readSolutionsZip } from './archive/solutions-zip.ts';

const lines = ({ items }: ParsedImport) => items.map(({ line }) => line);
const named = ({ items }: ParsedImport) => items.map(({ names }) => names[0]);
const days = ({ items }: ParsedImport) => items.map(({ solvedOn }) => solvedOn);

describe("the practice site's list", () => {
  const pair = (id: number, title: string, status: string | null) => ({
    stat: {
      question_id: id,
      question__title: title,
      question__article__live: null,
      total_acs: 1,
      question__title_slug: title.toLowerCase().replaceAll(' ', '-'),
    },
    status,
    difficulty: { level: 1 },
    paid_only: false,
    is_favor: false,
    frequency: 0,
    progress: 0,
  });
  const list = (...pairs: object[]) =>
    JSON.stringify({ user_name: 'ada', num_solved: 1, category_slug: 'all', stat_status_pairs: pairs });

  test('gives the solved problems, lists the tried ones, and ignores the rest', () => {
    const read = readPracticeSiteJson(
      list(pair(1, 'Two Sum', 'ac'), pair(2, 'Add Two Numbers', null), pair(15, '3Sum', 'notac')),
    );
    expect(read.items).toEqual([
      { line: 'Two Sum', names: ['two-sum', 'Two Sum'], solvedOn: null, program: null, question: null },
    ]);
    expect(read.skipped).toEqual([{ line: '3Sum', reason: 'tried there, not solved' }]);
  });

  test.each([
    ['not JSON', '<html>Sign in</html>', /`stat_status_pairs`/],
    ['other JSON', '{"problems":[]}', /`stat_status_pairs`/],
    ['a list that was opened signed out', list(pair(1, 'Two Sum', null)), /signed in there/],
  ])('is refused if it is %s', (_description, text, message) => {
    expect(() => readPracticeSiteJson(text)).toThrow(UnreadableFileError);
    expect(() => readPracticeSiteJson(text)).toThrow(message);
  });
});

describe('a list', () => {
  test('has a name, slug or URL per line', () => {
    const read = readPastedList('Two Sum\r\n\n- 3Sum\nhttps://example.com/problems/lru-cache/\n  word-ladder  \n');
    expect(named(read)).toEqual(['Two Sum', '3Sum', 'https://example.com/problems/lru-cache/', 'word-ladder']);
    expect(days(read)).toEqual([null, null, null, null]);
  });

  test('of separated values can have quoted names, and dates unless they are ambiguous', () => {
    const read = readPastedList(
      '"Pow(x, n)",2026-03-10\nPow(x, n),Medium\nTwo Sum,10 March 2026\n3Sum,"Mar 9, 2026"\n4Sum,03/10/2026\n',
    );
    expect(read.items.map(({ names }) => names.includes('Pow(x, n)'))).toEqual([true, true, false, false, false]);
    expect(days(read)).toEqual(['2026-03-10', null, '2026-03-10', '2026-03-09', null]);
  });

  test('with headings is read by them, and lists problems that are not marked as solved', () => {
    const read = readPastedList(
      'No;Title;Link;Topic;Status;Solved on\n1;Two Sum;https://example.com/problems/two-sum;Binary Search;Done;2026-03-10 09:30\n2;LRU Cache;;Design;Todo;\n',
    );
    expect(read.items).toMatchObject([
      { names: ['https://example.com/problems/two-sum', 'Two Sum'], solvedOn: '2026-03-10' },
    ]);
    expect(read.skipped).toEqual([{ line: expect.stringContaining('LRU Cache'), reason: 'not marked as solved' }]);
  });

  test('without headings does not take a topic for a problem', () => {
    expect(readPastedList('Koko Eating Bananas,Binary Search,Medium').items[0]?.names).not.toContain('Binary Search');
  });

  test('with an unclosed quote is read as plain lines', () => {
    expect(lines(readPastedList('"Two Sum\n3Sum'))).toEqual(['"Two Sum', '3Sum']);
  });

  test('has a maximum length, and must not be empty', () => {
    expect(() => readPastedList(' \n ')).toThrow('There are no problems in it.');
    expect(lines(readPastedList('a\n'.repeat(MAX_LINES)))).toHaveLength(MAX_LINES);
    expect(() => readPastedList('a\n'.repeat(MAX_LINES + 1))).toThrow(/at most 2000/);
    expect(readPastedList('x'.repeat(9000)).items[0]?.line).toHaveLength(500);
  });
});

describe('Anki notes', () => {
  test('have their question on the front, without markup', () => {
    const read = readAnkiTsv(
      '#separator:tab\n#html:true\n#tags column:3\n<b>What&nbsp;is</b> a heap?\tA tree.<br>Kept in an array.\theaps\n"Line ""one""\nand two"\tback\t\n',
    );
    expect(read.of).toBe('questions');
    expect(lines(read)).toEqual(['What is a heap?', 'Line "one" and two']);
  });

  test('are read by their separator, without the columns for note types and decks', () => {
    expect(
      lines(readAnkiTsv('#separator:Semicolon\n#notetype column:1\n#deck column:2\nBasic;Python;What is a set?;x\n')),
    ).toEqual(['What is a set?']);
    expect(() => readAnkiTsv('#separator:tab\n')).toThrow('There are no questions in it.');
  });
});

describe('an archive of solutions', () => {
  const zip = (files: Zippable) => zipSync(files, { mtime: '2026-03-10T09:30:00' });
  const at = (mtime: string, code: string): Zippable[string] => [strToU8(code), { mtime }];

  test('has a program for each file, by its language and date', () => {
    const read = readSolutionsZip(
      zip({
        'solutions-main/0001-two-sum/solution.py': at('2026-03-09T10:00:00', 'print(1)'),
        'solutions-main/1. Two Sum/Solution.java': at('2026-03-10T10:00:00', 'class Solution {}'),
        'solutions-main/two-sum/two-sum.cc': strToU8('int x;'),
        'solutions-main/binary-search/koko-eating-bananas.js': strToU8('1'),
        'solutions-main/README.md': strToU8('# mine'),
        'solutions-main/.git/hooks/x.py': strToU8('no'),
        'solutions-main/0001-two-sum/main.go': strToU8('package main'),
      }),
    );
    expect(read.items.map(({ names, program }) => [names[0], program?.language])).toEqual([
      ['0001-two-sum', 'python'],
      ['1. Two Sum', 'java'],
      ['two-sum', 'cpp'],
      ['koko-eating-bananas', 'javascript'],
    ]);
    expect(read.items[0]?.program).toMatchObject({ code: 'print(1)', changedAt: '2026-03-09T10:00:00.000Z' });
    expect(read.skipped).toEqual([
      { line: '*.md', reason: 'no program' },
      { line: 'solutions-main/.git/', reason: 'a folder with files of tools' },
      { line: 'solutions-main/0001-two-sum/main.go', reason: 'in a language that is not judged here' },
    ]);
  });

  test('leaves out files that are not text or too long', () => {
    const read = readSolutionsZip(
      zip({
        'a/a.py': new Uint8Array([255, 254, 0]),
        'b/b.py': strToU8('a\0b'),
        'c/c.py': strToU8('x'.repeat(MAX_CODE + 1)),
        'd/d.py': strToU8('x'.repeat(MAX_CODE)),
      }),
    );
    expect(lines(read)).toEqual(['d/d.py']);
    expect(read.skipped.map(({ reason }) => reason)).toEqual(['no text', 'no text', 'longer than 65536 characters']);
  });

  test('is refused if it is not a ZIP archive, damaged or too large', () => {
    expect(() => readSolutionsZip(strToU8('no archive'))).toThrow('This is not a ZIP archive, or it is damaged.');
    expect(() => readSolutionsZip(zip({ 'a/a.py': strToU8('x') }).subarray(0, 40))).toThrow(UnreadableFileError);
    expect(() => readSolutionsZip(new Uint8Array(MAX_ZIP_BYTES + 1))).toThrow('larger than 50 MB');
    const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [`${index}.md`, new Uint8Array()]));
    expect(() => readSolutionsZip(zipSync(many, { level: 0 }))).toThrow('more than 20000 files');
  });

  test('does not unpack a ZIP bomb, whether its stated size is true or false', () => {
    const withStatedSize = (archive: Uint8Array, size: number) => {
      const view = new DataView(archive.buffer, archive.byteOffset);
      for (let at = 0; at < archive.byteLength - 46; at++)
        if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
      return archive;
    };
    const many = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`p${index}/a.py`, strToU8('x')]));
    expect(() => readSolutionsZip(withStatedSize(zip(many), 200_000))).toThrow('more than 40 MB');
    const bomb = withStatedSize(zip({ 'two-sum/a.py': strToU8('x'.repeat(1_000_000)) }), 100);
    expect(bomb.byteLength).toBeLessThan(2000);
    const [lying] = readSolutionsZip(bomb).items;
    expect(lying?.program?.code.length).toBeLessThanOrEqual(100);
  });
});
