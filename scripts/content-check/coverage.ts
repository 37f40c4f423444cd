import type { ContentRecord } from '#prisma/content.ts';
import { type CheckedContent, itemsOf, recordsOf } from './checked-content.ts';
import { contestParts } from './contest-parts.ts';

/** Summary lines on the extent of the content. */
export function coverageLines(content: CheckedContent): string[] {
  const problems = recordsOf(content, 'problem');
  const explained = new Set(ofKind(problems, 'function').map(({ values }) => values.name));
  const top = recordsOf(content, 'companyProblem').filter((problem) => itemsOf(problem, 'tags').includes('top100'));
  const contests = recordsOf(content, 'contest');
  const sittable = contests.filter((contest) => isSittable(contest, problems));
  const questions = recordsOf(content, 'question');
  const filled = (field: string) => questions.filter(({ values }) => Boolean(values[field])).length;
  return [
    `Explained: ${explained.size} problems, ${top.filter(({ values }) => explained.has(values.name)).length} of the ` +
      `Top ${top.length}; SQL exercises ${ofKind(problems, 'sql').length}; contests to be sat ${sittable.length} of ${contests.length}.`,
    `Questions: ${questions.length}, with a short answer ${filled('shortAnswer')}, with what is asked next ${filled('alsoAsked')}, with sources ${filled('sources')}.`,
  ];
}

const ofKind = (problems: ContentRecord[], kind: string) => problems.filter(({ values }) => values.kind === kind);

/** Whether every problem of the contest can be solved on the site. */
function isSittable(contest: ContentRecord, problems: ContentRecord[]): boolean {
  const own = problems.filter(({ values }) => values.contest === contest.values.id);
  const letters = new Set(own.map(({ values }) => values.letter));
  const parts = contestParts(contest);
  return parts.length > 0 && parts.every(({ letter }) => letters.has(letter));
}
