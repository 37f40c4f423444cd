import { useEffect, useRef, useState } from 'react';
import type { Attempt } from './review-panel.tsx';

/** After so long somebody was away, and the time says nothing. */
const AWAY_SECONDS = 3 * 3600;

type Used = { tries: number; hints: number; sawSolution: boolean };
const UNUSED: Used = { tries: 0, hints: 0, sawSolution: false };

/** Follows how a problem is solved on its page, and adds its card with the first submission. */
export function useAttempt(slug: string) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const used = useRef(UNUSED);
  const began = useRef(0);
  useEffect(() => {
    used.current = UNUSED;
    began.current = Date.now();
    return () => setAttempt(null);
  }, [slug]);

  return {
    /** How it was solved, from the first submission on. */
    attempt,
    help(kind: 'hint' | 'approach') {
      const { hints } = used.current;
      used.current = kind === 'hint' ? { ...used.current, hints: hints + 1 } : { ...used.current, sawSolution: true };
    },
    submitted(name: string, isSolved: boolean) {
      used.current = { ...used.current, tries: used.current.tries + 1 };
      const seconds = Math.round((Date.now() - began.current) / 1000);
      setAttempt({ ...used.current, isSolved, seconds: seconds > AWAY_SECONDS ? null : seconds });
      void import('#client/records/new-cards.ts')
        .then(({ reviewProblem }) => reviewProblem(slug, name))
        .catch(() => {});
    },
  };
}
