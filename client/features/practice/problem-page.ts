import type { Answers } from '#client/lib/api/trpc.ts';

/** The data of a problem's page. */
export type ProblemPage = Answers['practice']['page'];
