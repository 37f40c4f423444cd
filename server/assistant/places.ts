import { isOneErrorApart } from '#server/search/spelling.ts';
import { matchPage } from '#shared/paths.ts';
import { type StudyTopic, studyTopicsOn } from '#shared/study-topics.ts';

/** Names for the notes of a category: 'in Java' says where to search, not what to search for. */
const NAMES: Readonly<Record<string, string>> = {
  py: 'python',
  java: 'java',
  cpp: String.raw`c\+\+|cpp|oops?`,
  c: String.raw`c(?=\W*$|\s+(?:language|programming|code|program)\b)|(?<=\b(?:in|of|using|with)\s+)c`,
  dbms: 'dbms|rdbms|sql|databases?',
  os: 'os|operating systems?',
  cn: 'cn|networks?|networking|computer networks?',
  js: 'javascript|java script|js',
  cppstl: String.raw`stl|c\+\+|cpp`,
  dsa: 'dsa',
  javascript: 'javascript|java script|js',
  react: 'react(?: ?js)?',
  sql: 'sql',
  linux: 'linux|unix|bash',
  regex: 'regex|regexp?|regular expressions?',
};

const wordOf = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{N}+#])(?:${words})(?![\p{L}\p{N}+#])`, 'giu');

const PLACES = Object.entries(NAMES).map(([category, words]) => ({ category, words: wordOf(words) }));

/** The categories of notes that a question names. */
export function placesIn(question: string): string[] {
  const spelled = inKnownSpelling(question);
  return PLACES.filter(({ words }) => spelled.search(words) >= 0).map(({ category }) => category);
}

/** A question without the names of categories of notes. */
export const withoutPlaces = (question: string): string =>
  PLACES.reduce((rest, { words }) => rest.replace(words, ' '), inKnownSpelling(question));

/** Corrects one typing error in a long name. */
const inKnownSpelling = (question: string) =>
  question.replace(
    /\p{L}{5,}/gu,
    (word) => LONG_NAMES.find((name) => isOneErrorApart(word.toLowerCase(), name)) ?? word,
  );

const LONG_NAMES = ['python', 'javascript', 'database', 'operating', 'network'];

/** The category of notes that a URL shows, from its `category` parameter when the page has several. */
export function topicAt(address: string): StudyTopic | undefined {
  const [path = '', query = ''] = address.split('#', 1)[0]?.split('?') ?? [];
  const page = matchPage(path)?.page;
  const topics = page ? studyTopicsOn(page) : [];
  const category = new URLSearchParams(query).get('category');
  return topics.find((topic) => topic.category === category) ?? topics[0];
}
