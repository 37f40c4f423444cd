import type { PageName } from './pages.ts';
import { canonicalPath, href, matchPage } from './paths.ts';
import { studyAnchor, type StudyEntry } from './rules/study/study-items.ts';

/** Interview questions and cheat sheets, with their names in the addresses of their PDFs. */
export const STUDY_KINDS = ['interview-questions', 'cheat-sheet'] as const;
export type StudyKind = (typeof STUDY_KINDS)[number];

/** A category of items with its page. `language` is set if all of its code is in one language. */
export type StudyTopic = { kind: StudyKind; category: string; name: string; page: PageName; language?: string };

const QUESTIONS = { kind: 'interview-questions' } as const;
const CHEAT_SHEET = { kind: 'cheat-sheet' } as const;

/** The categories of each page; if a page has several, the first one is the default. */
export const STUDY_TOPICS: readonly StudyTopic[] = [
  { ...QUESTIONS, category: 'dsa', name: 'DSA', page: 'dsa' },
  { ...QUESTIONS, category: 'py', name: 'Python', page: 'python', language: 'python' },
  { ...QUESTIONS, category: 'java', name: 'Java', page: 'java', language: 'java' },
  { ...QUESTIONS, category: 'spring', name: 'Spring', page: 'java', language: 'java' },
  { ...QUESTIONS, category: 'dbms', name: 'DBMS', page: 'dbms', language: 'sql' },
  { ...QUESTIONS, category: 'cpp', name: 'C++ & OOPs', page: 'cpp', language: 'cpp' },
  { ...QUESTIONS, category: 'c', name: 'C Programming', page: 'c', language: 'c' },
  { ...QUESTIONS, category: 'os', name: 'Operating System', page: 'csFundamental' },
  { ...QUESTIONS, category: 'cn', name: 'Computer Network', page: 'csFundamental' },
  { ...QUESTIONS, category: 'git', name: 'Git', page: 'gitLinux', language: 'bash' },
  { ...QUESTIONS, category: 'linux', name: 'Linux', page: 'gitLinux', language: 'bash' },
  { ...QUESTIONS, category: 'javascript', name: 'JavaScript', page: 'javaScript', language: 'javascript' },
  { ...QUESTIONS, category: 'react', name: 'React', page: 'javaScript', language: 'jsx' },
  { ...QUESTIONS, category: 'typescript', name: 'TypeScript & Node', page: 'javaScript', language: 'typescript' },
  { ...QUESTIONS, category: 'html-css', name: 'HTML & CSS', page: 'javaScript', language: 'html' },
  { ...QUESTIONS, category: 'system-design', name: 'System Design', page: 'design', language: 'python' },
  { ...QUESTIONS, category: 'ood', name: 'Object-Oriented Design', page: 'design', language: 'java' },
  { ...QUESTIONS, category: 'devops', name: 'DevOps', page: 'devOps', language: 'bash' },
  { ...QUESTIONS, category: 'testing', name: 'Testing', page: 'devOps', language: 'python' },
  { ...QUESTIONS, category: 'security', name: 'Web Security', page: 'devOps', language: 'javascript' },
  { ...QUESTIONS, category: 'behavioral', name: 'Behavioral', page: 'behavioral' },
  { ...QUESTIONS, category: 'aptitude', name: 'Aptitude', page: 'behavioral', language: 'python' },
  { ...QUESTIONS, category: 'ml', name: 'Machine Learning', page: 'machineLearning', language: 'python' },
  { ...CHEAT_SHEET, category: 'js', name: 'JavaScript', page: 'jsCheatSheet', language: 'javascript' },
  { ...CHEAT_SHEET, category: 'cppstl', name: 'C++ STL', page: 'cppStlCheatSheet', language: 'cpp' },
  { ...CHEAT_SHEET, category: 'sql', name: 'SQL', page: 'cheatSheets', language: 'sql' },
  { ...CHEAT_SHEET, category: 'git', name: 'Git', page: 'cheatSheets', language: 'bash' },
  { ...CHEAT_SHEET, category: 'linux', name: 'Linux', page: 'cheatSheets', language: 'bash' },
  { ...CHEAT_SHEET, category: 'regex', name: 'Regular Expressions', page: 'cheatSheets', language: 'python' },
  { ...CHEAT_SHEET, category: 'big-o', name: 'Big-O', page: 'cheatSheets', language: 'python' },
];

/** The same for question pages and cheat sheets. */
export const STUDY_PAGE_SIZE = 10;

export const studyTopicsOn = (page: PageName): StudyTopic[] => STUDY_TOPICS.filter((topic) => topic.page === page);

/** The topics of the page at an address of the site; empty for other pages. */
export function studyTopicsAt(address: string): StudyTopic[] {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const page = matchPage(canonicalPath(path) ?? path)?.page;
  return page ? studyTopicsOn(page) : [];
}

/** The address of a topic. */
export function studyTopicHref(topic: StudyTopic): string {
  const isFirst = studyTopicsOn(topic.page)[0] === topic;
  return href(topic.page) + (isFirst ? '' : `?category=${topic.category}`);
}

/** The route pattern of the PDFs. */
export const STUDY_PDF_PATTERN = '/pdf/:kind/:category.pdf';

export const studyPdfAddress = ({ kind, category }: StudyTopic): string =>
  STUDY_PDF_PATTERN.replace(':kind', kind).replace(':category', category);

/** The topic of a PDF's address; undefined for an unknown one. */
export const studyTopicOf = (kind: unknown, category: unknown): StudyTopic | undefined =>
  STUDY_TOPICS.find((topic) => topic.kind === kind && topic.category === category);

/** The page number (from 1) of the item at a position (from 0) in a topic. */
export const studyPageOf = (position: number): number => Math.floor(position / STUDY_PAGE_SIZE) + 1;

/** The address of one item of a topic. */
export function studyItemHref(topic: StudyTopic, position: number, item: StudyEntry): string {
  const page = studyPageOf(position);
  const start = studyTopicHref(topic);
  const turned = page === 1 ? start : `${start}${start.includes('?') ? '&' : '?'}page=${page}`;
  return `${turned}#${studyAnchor(item)}`;
}
