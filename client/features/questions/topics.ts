import { matchPage, type PageName } from '#shared/paths.ts';

/** A category of notes as a page shows it. `language` is that of its code, where all of it is in one. */
export type Category = { category: string; name: string; language?: string };

/** With more than one category, the page lets the reader choose; the first is the one it starts with. */
type Topic = { categories: [Category, ...Category[]]; intro: string };

const CS_FUNDAMENTALS: Topic = {
  categories: [
    { category: 'os', name: 'Operating System' },
    { category: 'cn', name: 'Computer Network' },
  ],
  intro: 'Processes, memory and locks; packets, names and connections: what every interviewer may ask.',
};

const one = (category: Category, intro: string): Topic => ({ categories: [category], intro });

/** Which questions stand on which page (decisions.md 2). */
const QUESTION_TOPICS: Partial<Record<PageName, Topic>> = {
  dsa: one(
    { category: 'dsa', name: 'DSA', language: 'cpp' },
    'What each structure is good at, what its operations cost, and how the classic methods work.',
  ),
  python: one(
    { category: 'py', name: 'Python', language: 'python' },
    'How the language stores, copies and runs things, and where it surprises.',
  ),
  java: one(
    { category: 'java', name: 'Java', language: 'java' },
    'Objects, collections, generics, threads, and the machine under them.',
  ),
  dbms: one(
    { category: 'dbms', name: 'DBMS', language: 'sql' },
    'Keys, normal forms, joins, indexes and transactions, each with SQL that runs.',
  ),
  cpp: one(
    { category: 'cpp', name: 'C++ & OOPs', language: 'cpp' },
    'Classes, lifetimes, virtual functions, templates and the containers.',
  ),
  c: one(
    { category: 'c', name: 'C Programming', language: 'c' },
    'Pointers, memory, strings, and what the language leaves undefined.',
  ),
  csFundamental: CS_FUNDAMENTALS,
  csFundametal: CS_FUNDAMENTALS,
};

const CHEAT_SHEETS: Partial<Record<PageName, Topic>> = {
  jsCheatSheet: one(
    { category: 'js', name: 'JavaScript', language: 'javascript' },
    'Syntax, functions, objects and asynchronous code on one page, with samples that run.',
  ),
  cppStlCheatSheet: one(
    { category: 'cppstl', name: 'C++ STL', language: 'cpp' },
    'Containers, iterators and algorithms of the standard library, with what they cost.',
  ),
};

const topicAt = (topics: Partial<Record<PageName, Topic>>, path: string): Topic => {
  const page = matchPage(path)?.page;
  const topic = page && topics[page];
  if (!topic) throw new Error(`No topic belongs to ${path}: the routes and client/features/questions/topics.ts differ`);
  return topic;
};

/** @throws Error for a path that is none of a question page's */
export const questionTopicAt = (path: string): Topic => topicAt(QUESTION_TOPICS, path);

/** @throws Error for a path that is none of a cheat sheet's */
export const cheatSheetAt = (path: string): Topic => topicAt(CHEAT_SHEETS, path);
