import { strToU8, zipSync } from 'fflate';
import { readAnkiTsv } from '#shared/rules/imports/anki-tsv.ts';
import { textOfFile } from '#shared/rules/imports/text/file-text.ts';
import { matchNames } from '#shared/rules/imports/names/match-names.ts';
import {
  countingAtFirst,
  fileOf,
  type MatchedImport,
  matchedProblems,
  matchedQuestions,
} from '#shared/rules/imports/matched-import.ts';
import { namesToMatch } from '#shared/rules/imports/matched-items.ts';
import { sentenceOf } from '#shared/rules/imports/open-questions.ts';
import { readProblems } from '#shared/rules/imports/read-problems.ts';

const PROBLEMS = [
  ...['Two Sum', '3Sum', '4Sum', 'LRU Cache', 'Word Ladder', 'Word Search', 'Binary Search', 'Subsets', 'N-Queens'],
  ...['Pow(x, n)', 'Sqrt(x)', 'Merge Intervals', 'Koko Eating Bananas', 'Search a 2D Matrix', 'Contains Duplicate'],
  ...['Coin Change', 'Coin Change II', '01 Matrix', 'Open the Lock', 'Valid Parentheses', 'Rotting Oranges'],
  ...['String to Integer (atoi)', 'Filter Restaurants by Vegan-Friendly, Price and Distance', 'Number of Provinces'],
];
const QUESTIONS = ["What's a heap?", 'What is a set?', 'What does #include do?', 'How is a hash table built?'];

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
const LINKED = new Set(PROBLEMS.slice(0, 12));
const problems = PROBLEMS.map((name) => {
  const slug = slugOf(name);
  const page = { slug, isSql: false };
  const link = LINKED.has(name) ? `https://leetcode.com/problems/${slug}/` : '';
  return { names: [name, slug], link, value: { title: name, name, page } };
});
const questions = QUESTIONS.map((title) => ({
  names: [title],
  link: '',
  value: { title, name: title, hasCard: false },
}));

/** What the preview of a file shows: ticks with their days, drafts, and every line that is left out with its reason. */
export type Outcome = { ticks: string[]; drafts: string[]; left: string[]; asks: string[]; remarks: string[] };

const WHEN = {
  now: Date.parse('2026-06-01T10:00:00Z'),
  today: '2026-06-01',
  newKey: () => '01980000-0000-7000-8000-000000000001',
};

/** Reads a file of problems, or notes of Anki, as the dialog does. @param press keys of the groups to decide otherwise */
export function imported(
  file: Uint8Array | string,
  source: 'problems' | 'anki' = 'problems',
  press: RegExp | null = null,
): Outcome {
  const bytes = typeof file === 'string' ? strToU8(file) : file;
  const found = source === 'anki' ? foundQuestions(bytes) : foundProblems(bytes);
  const counting = new Set(countingAtFirst(found));
  for (const { key } of found.groups) if (press?.test(key)) if (!counting.delete(key)) counting.add(key);
  const { file: result, skipped } = fileOf(found, counting, WHEN);
  const dayOf = (name: string) => result.activity?.find((mark) => mark.name === name)?.day;
  return {
    ticks: (result.items ?? []).map(({ name }) => [name, dayOf(name)].filter(Boolean).join(' ')),
    drafts: (result.drafts ?? []).map(({ slug, language, code }) => `${slug} ${language} ${code}`),
    left: skipped.map(({ line, reason }) => `${line} (${reason})`),
    asks: found.groups.map((group) => sentenceOf(group, counting.has(group.key))),
    remarks: found.remarks,
  };
}

function foundProblems(bytes: Uint8Array): MatchedImport {
  const read = readProblems(bytes);
  return matchedProblems(read, matchNames(namesToMatch(read.items), problems));
}

function foundQuestions(bytes: Uint8Array): MatchedImport {
  const read = readAnkiTsv(textOfFile(bytes));
  return matchedQuestions(read, matchNames(namesToMatch(read.items), questions));
}

/** The problems that a text names and that are neither ticked nor left out with a reason. */
export const vanished = (text: string, { ticks, left }: Outcome): string[] =>
  PROBLEMS.filter((name) => text.split(name).length > text.split(`${name} I`).length).filter(
    (name) => ![...ticks, ...left].some((one) => one.includes(name)),
  );

export const utf16 = (text: string, { isBig = false, isMarked = true } = {}): Uint8Array => {
  const bytes = Buffer.from(isMarked ? `\uFEFF${text}` : text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

/** A ZIP archive of texts, packed in the order of their paths. */
export const zipOf = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])), {
    mtime: '2026-03-10T09:30:00',
  });
