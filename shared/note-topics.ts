import { href, type PageName } from './paths.ts';

/** Interview questions and cheat sheets, as the addresses of their PDFs call them. */
export type NoteKind = 'interview-questions' | 'cheat-sheet';

/** A category of notes as its page shows it. `language` is that of its code, where all of it is in one. */
export type NoteTopic = { kind: NoteKind; category: string; name: string; page: PageName; language?: string };

/** Which notes stand on which page; of a page with several, the first is the one it starts with. */
const NOTE_TOPICS: readonly NoteTopic[] = [
  { kind: 'interview-questions', category: 'dsa', name: 'DSA', page: 'dsa' },
  { kind: 'interview-questions', category: 'py', name: 'Python', page: 'python', language: 'python' },
  { kind: 'interview-questions', category: 'java', name: 'Java', page: 'java', language: 'java' },
  { kind: 'interview-questions', category: 'dbms', name: 'DBMS', page: 'dbms', language: 'sql' },
  { kind: 'interview-questions', category: 'cpp', name: 'C++ & OOPs', page: 'cpp', language: 'cpp' },
  { kind: 'interview-questions', category: 'c', name: 'C Programming', page: 'c', language: 'c' },
  { kind: 'interview-questions', category: 'os', name: 'Operating System', page: 'csFundamental' },
  { kind: 'interview-questions', category: 'cn', name: 'Computer Network', page: 'csFundamental' },
  { kind: 'cheat-sheet', category: 'js', name: 'JavaScript', page: 'jsCheatSheet', language: 'javascript' },
  { kind: 'cheat-sheet', category: 'cppstl', name: 'C++ STL', page: 'cppStlCheatSheet', language: 'cpp' },
];

/** On question pages and cheat sheets alike. */
export const NOTES_PER_PAGE = 10;

export const noteTopicsOn = (page: PageName): NoteTopic[] => NOTE_TOPICS.filter((topic) => topic.page === page);

/** Where a topic is read. */
export function noteTopicHref(topic: NoteTopic): string {
  const isFirst = noteTopicsOn(topic.page)[0] === topic;
  return href(topic.page) + (isFirst ? '' : `?category=${topic.category}`);
}

/** Where the PDFs are, as a route's pattern. */
export const NOTE_PDF_PATTERN = '/pdf/:kind/:category.pdf';

export const notePdfAddress = ({ kind, category }: NoteTopic): string =>
  NOTE_PDF_PATTERN.replace(':kind', kind).replace(':category', category);

/** The topic of a PDF's address; undefined for an unknown one. */
export const noteTopicOf = (kind: unknown, category: unknown): NoteTopic | undefined =>
  NOTE_TOPICS.find((topic) => topic.kind === kind && topic.category === category);
