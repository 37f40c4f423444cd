import { useEffect, useRef, useState } from 'react';
import type { Attempt } from './review-panel.tsx';

/** After this time the learner was probably away, and the time is not recorded. */
const AWAY_SECONDS = 3 * 3600;

type Usage = { tries: number; hints: number; sawSolution: boolean };
const NO_USAGE: Usage = { tries: 0, hints: 0, sawSolution: false };

/** Records how a problem is solved on its page, and adds its card with the first submission. */
export function useAttempt(slug: string) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const usage = useRef(NO_USAGE);
  const began = useRef(0);
  useEffect(() => {
    usage.current = NO_USAGE;
    began.current = Date.now();
    return () => setAttempt(null);
  }, [slug]);

  return {
    /** How it was solved; null before the first submission. */
    attempt,
    help(kind: 'hint' | 'approach') {
      const { hints } = usage.current;
      usage.current =
        kind === 'hint' ? { ...usage.current, hints: hints + 1 } : { ...usage.current, sawSolution: true };
    },
    submitted(name: string, isSolved: boolean) {
      usage.current = { ...usage.current, tries: usage.current.tries + 1 };
      const seconds = Math.round((Date.now() - began.current) / 1000);
      setAttempt({ ...usage.current, isSolved, seconds: seconds > AWAY_SECONDS ? null : seconds });
      void import('#client/records/new-cards.ts')
        .then(({ reviewProblem }) => reviewProblem(slug, name))
        .catch(() => {});
    },
  };
}
