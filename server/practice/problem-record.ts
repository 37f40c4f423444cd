import type { Hooks } from '#server/content/save.ts';
import type { ReadField } from '#judge/problem/problem.ts';
import { problemIssues } from '#shared/rules/practice/problem-issues.ts';
import type { Resources } from '#shared/resources/index.ts';

/** Rejects a problem that a judge could not read: each field must be readable, or still empty. */
export const problemHooks: Hooks<Resources['problem']> = {
  issues: (record) => problemIssues({ ...NOTHING, ...record }),
};

/** Defaults for a restored record, which may have been saved before some of the fields existed. */
const NOTHING: Record<ReadField, string> = {
  kind: '',
  signature: '',
  schema: '',
  checker: '',
  cases: '',
  generator: '',
  validator: '',
  check: '',
  approaches: '',
  wrong: '',
};
