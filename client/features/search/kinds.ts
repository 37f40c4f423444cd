import type { ResourceName } from '#shared/resources/index.ts';

/** The kinds of results, in the order of the filter. */
const LABELS = {
  problems: 'Problems',
  questions: 'Interview questions',
  'cheat-sheets': 'Cheat sheets',
  blogs: 'Blogs',
  contests: 'Contests',
  guides: 'Preparation guides',
  projects: 'Project ideas',
  pages: 'Notes',
};
export type Kind = keyof typeof LABELS;

/** Problems are one kind for learners, whether they are on a sheet or have a page. */
const KIND_OF: Record<ResourceName, Kind> = {
  topicProblem: 'problems',
  companyProblem: 'problems',
  problem: 'problems',
  problemList: 'problems',
  question: 'questions',
  cheatSheetItem: 'cheat-sheets',
  blog: 'blogs',
  contest: 'contests',
  preparationGuide: 'guides',
  projectIdea: 'projects',
  languageCard: 'pages',
  sheetTopic: 'pages',
};

export const kinds = Object.entries(LABELS).map(([kind, label]) => ({ kind: kind as Kind, label })); // its keys
export const kindOf = (resource: ResourceName): Kind => KIND_OF[resource];
export const labelOf = (resource: ResourceName): string => LABELS[kindOf(resource)];
