import type { PageName } from './pages.ts';
import { canonicalPath, href, matchPage } from './paths.ts';
import { studyAnchor, type StudyEntry } from './rules/study-items.ts';

/** Interview questions and cheat sheets, as the addresses of their PDFs call them. */
export const STUDY_KINDS = ['interview-questions', 'cheat-sheet'] as const;
export type StudyKind = (typeof STUDY_KINDS)[number];

/** A category of items as its page shows it. `language` is that of its code, where all of it is in one. */
export type StudyTopic = { kind: StudyKind; category: string; name: string; page: PageName; language?: string };

/** Which items stand on which page; of a page with several, the first is the one it starts with. */
export const STUDY_TOPICS: readonly StudyTopic[] = [
  { kind: 'interview-questions', category: 'dsa', name: 'DSA', page: 'dsa' },
  { kind: 'interview-questions', category: 'py', name: 'Python', page: 'python', language: 'python' },
  { kind: 'interview-questions', category: 'java', name: 'Java', page: 'java', language: 'java' },
  { kind: 'interview-questions', category: 'dbms', name: 'DBMS', page: 'dbms', language: 'sql' },
  { kind: 'interview-questions', category: 'cpp', name: 'C++ & OOPs', page: 'cpp', language: 'cpp' },
  { kind: 'interview-questions', category: 'c', name: 'C Programming', page: 'c', language: 'c' },
  { kind: 'interview-questions', category: 'os', name: 'Operating System', page: 'csFundamental' },
  { kind: 'interview-questions', category: 'cn', name: 'Computer Network', page: 'csFundamental' },
  { kind: 'interview-questions', category: 'git', name: 'Git', page: 'gitLinux', language: 'bash' },
  { kind: 'interview-questions', category: 'linux', name: 'Linux', page: 'gitLinux', language: 'bash' },
  { kind: 'cheat-sheet', category: 'js', name: 'JavaScript', page: 'jsCheatSheet', language: 'javascript' },
  { kind: 'cheat-sheet', category: 'cppstl', name: 'C++ STL', page: 'cppStlCheatSheet', language: 'cpp' },
];

/** On question pages and cheat sheets alike. */
export const STUDY_PAGE_SIZE = 10;

export const studyTopicsOn = (page: PageName): StudyTopic[] => STUDY_TOPICS.filter((topic) => topic.page === page);

/** The topics of the page at an address of the site; none at any other page. */
export function studyTopicsAt(address: string): StudyTopic[] {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const page = matchPage(canonicalPath(path) ?? path)?.page;
  return page ? studyTopicsOn(page) : [];
}

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

/** The page of a topic's items, counted from 1, that has the one at a position, counted from 0. */
export const studyPageOf = (position: number): number => Math.floor(position / STUDY_PAGE_SIZE) + 1;

/** Where one item of a topic is read. */
export function studyItemHref(topic: StudyTopic, position: number, item: StudyEntry): string {
  const page = studyPageOf(position);
  const start = studyTopicHref(topic);
  const turned = page === 1 ? start : `${start}${start.includes('?') ? '&' : '?'}page=${page}`;
  return `${turned}#${studyAnchor(item)}`;
}
