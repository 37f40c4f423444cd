import { isWithin, type Sitting, type SittingProblem } from './sitting.ts';

/** The penalty for each wrong try before the first Accepted, in minutes. */
export const WRONG_TRY_MINUTES = 5;

/** Shown with every score. */
export const SCORE_RULE = `First counts how many problems are solved, then the time: for each solved problem the minutes until its first Accepted, and ${WRONG_TRY_MINUTES} more for each wrong try before it. A Compilation Error is no wrong try.`;

export type ProblemScore = SittingProblem & {
  /** Whole minutes from the start to the first Accepted; null if there is none. */
  solvedAfter: number | null;
  /** The wrong tries before that; all of them if there is no Accepted. */
  wrongTries: number;
};

/** `minutes` is the time of the solved problems, including penalties: less is better. */
export type Score = { problems: ProblemScore[]; solved: number; minutes: number };

/** Submissions after the end do not count. */
export function scoreOf(sitting: Sitting): Score {
  const counted = sitting.tries
    .filter(({ at, verdict }) => isWithin(sitting, at) && verdict !== 'Compilation Error')
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.key.localeCompare(b.key));
  const problems = sitting.problems.map((problem): ProblemScore => {
    const tries = counted.filter(({ slug }) => slug === problem.slug);
    const first = tries.findIndex(({ verdict }) => verdict === 'Accepted');
    const accepted = tries[first];
    if (!accepted) return { ...problem, solvedAfter: null, wrongTries: tries.length };
    const milliseconds = Date.parse(accepted.at) - Date.parse(sitting.startedAt);
    return { ...problem, solvedAfter: Math.floor(milliseconds / 60_000), wrongTries: first };
  });
  const solved = problems.flatMap(({ solvedAfter, wrongTries }) =>
    solvedAfter === null ? [] : [solvedAfter + wrongTries * WRONG_TRY_MINUTES],
  );
  return { problems, solved: solved.length, minutes: solved.reduce((sum, each) => sum + each, 0) };
}
