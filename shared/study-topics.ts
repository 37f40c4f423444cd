import type { PageName } from './pages.ts';
import { href } from './paths.ts';

/** Interview questions and cheat sheets, as the addresses of their PDFs call them. */
export type StudyKind = 'interview-questions' | 'cheat-sheet';

/** A category of items as its page shows it. `language` is that of its code, where all of it is in one. */
export type StudyTopic = { kind: StudyKind; category: string; name: string; page: PageName; language?: string };

/** Which items stand on which page; of a page with several, the first is the one it starts with. */
const STUDY_TOPICS: readonly StudyTopic[] = [
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
export const STUDY_PAGE_SIZE = 10;

export const studyTopicsOn = (page: PageName): StudyTopic[] => STUDY_TOPICS.filter((topic) => topic.page === page);

/** Where a topic is read. */
export function studyTopicHref(topic: StudyTopic): string {
  const isFirst = studyTopicsOn(topic.page)[0] === topic;
  return href(topic.page) + (isFirst ? '' : `?category=${topic.category}`);
}

/** Where the PDFs are, as a route's pattern. */
export const STUDY_PDF_PATTERN = '/pdf/:kind/:category.pdf';

export const studyPdfAddress = ({ kind, category }: StudyTopic): string =>
  STUDY_PDF_PATTERN.replace(':kind', kind).replace(':category', category);

/** The topic of a PDF's address; undefined for an unknown one. */
export const studyTopicOf = (kind: unknown, category: unknown): StudyTopic | undefined =>
  STUDY_TOPICS.find((topic) => topic.kind === kind && topic.category === category);
