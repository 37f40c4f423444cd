import { type StudyTopic, studyTopicsAt } from '#shared/study-topics.ts';
import type { PageName } from '#shared/pages.ts';

/** The introduction of each page of items. */
const INTROS: Partial<Record<PageName, string>> = {
  dsa: 'What each structure is good at, what its operations cost, and how the classic methods work.',
  python: 'How the language stores, copies and runs things, and where it surprises.',
  java: 'Objects, collections, generics, threads, and the machine under them.',
  dbms: 'Keys, normal forms, joins, indexes and transactions, each with SQL that runs.',
  cpp: 'Classes, lifetimes, virtual functions, templates and the containers.',
  c: 'Pointers, memory, strings, and what the language leaves undefined.',
  csFundamental: 'Processes, memory and locks; packets, names and connections: what every interviewer may ask.',
  jsCheatSheet: 'Syntax, functions, objects and asynchronous code on one page, with samples that run.',
  gitLinux: 'Commits, branches and merges; processes, permissions and pipes, with commands that were run.',
  javaScript: 'Closures, promises and the event loop; components and state; types, Node, HTML and CSS.',
  devOps: 'Containers, pipelines and monitoring; tests that find faults; attacks on web applications and defenses.',
  machineLearning: 'Models, training, evaluation and their failures, with small programs that run.',
  behavioral: 'What to say about yourself, with worked answers; aptitude problems with every step.',
  design: 'Requirements, estimates, data and trade-offs; classes, patterns and worked designs.',
  cheatSheets: 'What one looks up while working, with samples that run.',
  cppStlCheatSheet: 'Containers, iterators and algorithms of the standard library, with what they cost.',
};

/**
 * The topics of a page of items; with more than one, the page lets the reader choose.
 * @throws Error for a path without study topics
 */
export function studyAt(path: string): { topics: [StudyTopic, ...StudyTopic[]]; intro: string } {
  const [first, ...others] = studyTopicsAt(path);
  if (!first) throw new Error(`There are no study topics for ${path}: the routes and shared/study-topics.ts differ`);
  return { topics: [first, ...others], intro: INTROS[first.page] ?? '' };
}

/** The topic in an address, else the first one. */
export const topicIn = (topics: readonly [StudyTopic, ...StudyTopic[]], parameters: URLSearchParams): StudyTopic =>
  topics.find(({ category }) => category === parameters.get('category')) ?? topics[0];
