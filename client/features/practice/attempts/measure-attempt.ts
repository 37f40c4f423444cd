import { fetchJudging, judgedProblem } from '#client/features/practice/judge/judging.ts';
import { canBeMeasured, measure, type MeasureProgress } from '#client/features/practice/judge/measuring.ts';
import { Sandbox } from '#client/features/practice/judge/sandbox.ts';
import type { Submission } from '#client/features/practice/drafts-and-submissions/submissions.ts';
import type { ProblemPage } from '#client/features/practice/problem-page.ts';
import type { GrowthReport } from '#judge/growth/growth.ts';
import { isInPage, languageOf } from '#judge/languages/languages.ts';

type Task = {
  problem: ProblemPage;
  attempt: Submission;
  practice: Parameters<typeof fetchJudging>[0];
  signal: AbortSignal;
  onProgress(progress: MeasureProgress): void;
};

/**
 * Measures how a submitted program scales, in a new sandbox.
 * @returns null if its language cannot be measured on this problem
 * @throws the reason of the signal, or an error of the sandbox
 */
export async function measureAttempt({
  problem: page,
  attempt,
  practice,
  signal,
  onProgress,
}: Task): Promise<GrowthReport | null> {
  const language = languageOf(attempt.language);
  const problem = judgedProblem(page, await fetchJudging(practice, page.slug));
  if (!language || !isInPage(language) || !canBeMeasured(problem, language)) return null;
  const sandbox = new Sandbox();
  try {
    return await measure(sandbox, { problem, language, source: attempt.code }, { signal, onProgress });
  } finally {
    sandbox.close();
  }
}
