import { storeSubmission } from '#client/features/practice/drafts-and-submissions/submissions.ts';
import { tickSolved } from '#client/features/practice/drafts-and-submissions/tick-solved.ts';
import type { ProblemPage } from '#client/features/practice/problem-page.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import type { trpc } from '#client/lib/api/trpc.ts';
import type { PageLanguage } from '#judge/languages/languages.ts';
import { type Broken, fetchJudging, judge, type Judgement } from './judging.ts';
import type { StartedRun } from './use-sandbox.ts';

type Draft = {
  problem: ProblemPage;
  language: PageLanguage;
  source: string;
  /** The learner's own inputs, as typed. */
  own: string;
  isSubmission: boolean;
};

type Site = Pick<ReturnType<typeof trpc.useUtils>, 'practice' | 'client'>;

/**
 * Judges the program in the editor, stores a submission with its verdict, and ticks a problem that it solves. Loaded
 * with the first run, so that a tick has to wait for nothing else.
 * @returns null if it was stopped
 * @throws BrokenProblem, or an error of the sandbox
 */
export async function judgeDraft(
  { problem, ...program }: Draft,
  { started, practice, client }: Site & { started: StartedRun },
): Promise<Judgement | null> {
  const { slug } = problem;
  const { opening, stopped, events } = started;
  const [sandbox, judging] = await Promise.race([Promise.all([opening, fetchJudging(practice, slug)]), stopped]);
  const onBroken = ({ part, reason }: Broken) =>
    void client.messages.reportBroken.mutate({ slug, part, reason }).catch(() => {}); // failing is ignored
  const judgement = await judge({ sandbox, problem, judging, ...program, events, onBroken });
  if (!judgement || !program.isSubmission) return judgement;
  const { language, source: code } = program;
  const { verdict, milliseconds, passed, total } = judgement.outcome;
  if (!storeSubmission({ slug, language, code, verdict, milliseconds, passed, total })) notifyNotStored();
  if (verdict === 'Accepted') tickSolved(problem);
  return judgement;
}
