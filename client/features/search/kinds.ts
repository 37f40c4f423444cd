import type { ResourceName } from '#shared/resources/index.ts';

/** What results are called, in the order of the filter; both kinds of problems are one to a learner. */
export const KINDS: readonly { kind: string; label: string; resources: readonly ResourceName[] }[] = [
  { kind: 'problems', label: 'Problems', resources: ['sheetProblem', 'sdeProblem'] },
  { kind: 'questions', label: 'Interview questions', resources: ['noteContent'] },
  { kind: 'cheat-sheets', label: 'Cheat sheets', resources: ['cheatNote'] },
  { kind: 'blogs', label: 'Blogs', resources: ['blog'] },
  { kind: 'contests', label: 'Contests', resources: ['contestSolution'] },
  { kind: 'pages', label: 'Notes', resources: ['note', 'sheetCard'] },
];

export const kindOf = (resource: ResourceName) => KINDS.find(({ resources }) => resources.includes(resource));
