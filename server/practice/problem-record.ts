import type { Hooks } from '#server/content/save.ts';
import type { ReadField } from '#shared/judge/problem.ts';
import { problemIssues } from '#shared/judge/problem-issues.ts';
import type { Resources } from '#shared/resources/index.ts';

/** Nobody saves a problem that a judge could not read: what is there is readable, what is still to come is empty. */
export const problemHooks: Hooks<Resources['problem']> = {
  issues: (record) => problemIssues({ ...NOTHING, ...record }),
};

/** What is restored may be from a time when there were fewer fields. */
const NOTHING: Record<ReadField, string> = {
  ...{ kind: '', signature: '', schema: '', checker: '', cases: '', generator: '', validator: '', check: '' },
  ...{ approaches: '', wrong: '' },
};
