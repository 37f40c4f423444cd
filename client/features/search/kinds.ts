import type { ResourceName } from '#shared/resources/index.ts';

/** The kinds of results, in the order of the filter; both problem resources are one kind to a learner. */
export const KINDS: readonly { kind: string; label: string; resources: readonly ResourceName[] }[] = [
  { kind: 'problems', label: 'Problems', resources: ['topicProblem', 'companyProblem'] },
  { kind: 'questions', label: 'Interview questions', resources: ['question'] },
  { kind: 'cheat-sheets', label: 'Cheat sheets', resources: ['cheatSheetItem'] },
  { kind: 'blogs', label: 'Blogs', resources: ['blog'] },
  { kind: 'contests', label: 'Contests', resources: ['contest'] },
  { kind: 'pages', label: 'Notes', resources: ['languageCard', 'sheetTopic'] },
];

export const kindOf = (resource: ResourceName) => KINDS.find(({ resources }) => resources.includes(resource));
