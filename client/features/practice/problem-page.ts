import type { Answers } from '#client/lib/api/trpc.ts';

/** What the page of a problem shows. */
export type ProblemPage = Answers['practice']['page'];
