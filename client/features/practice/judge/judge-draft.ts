import { keepSubmission } from '#client/features/practice/own-work/submissions.ts';
import { tickSolved } from '#client/features/practice/own-work/tick-solved.ts';
import type { ProblemPage } from '#client/features/practice/problem-page.ts';
import { notifyNotKept } from '#client/lib/notify.ts';
import type { trpc } from '#client/lib/api/trpc.ts';
import type { PageLanguage } from '#shared/judge/languages.ts';
import { type Broken, fetchJudging, judge, type Judgement } from './judging.ts';
import type { Begun } from './use-sandbox.ts';

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
 * Judges what stands in the editor, keeps a submission with its verdict, and ticks a problem that it solves. Loaded with
 * the first run, so that a tick waits for nothing more.
 * @returns null if it was stopped
 * @throws BrokenProblem, or an error of the sandbox
 */
export async function judgeDraft(
  { problem, ...program }: Draft,
  { begun, practice, client }: Site & { begun: Begun },
): Promise<Judgement | null> {
  const { slug } = problem;
  const { opening, stopped, events } = begun;
  const [sandbox, judging] = await Promise.race([Promise.all([opening, fetchJudging(practice, slug)]), stopped]);
  const onBroken = ({ part, said }: Broken) =>
    void client.messages.reportBroken.mutate({ slug, part, said }).catch(() => {}); // failing is ignored
  const made = await judge({ sandbox, problem, judging, ...program, events, onBroken });
  if (!made || !program.isSubmission) return made;
  const { language, source: code } = program;
  const { verdict, milliseconds, passed, total } = made.outcome;
  if (!keepSubmission({ slug, language, code, verdict, milliseconds, passed, total })) notifyNotKept();
  if (verdict === 'Accepted') tickSolved(problem);
  return made;
}
