import { useEffect } from 'react';
import { scoreLine } from './score-line.ts';
import { placeOf } from './sitting-place.ts';
import { useLastSitting } from './use-sitting-of.ts';

/** The texts about a contest or an interview on the home page. */
type Last = { title: string; state: string; to: string };
export type LastSittings = { interview: Last | null; contest: Last | null };

/** Renders nothing: finds the last interview and contest in this browser. Loaded by the home page only if needed. */
export function FindLastSittings({ onFound }: { onFound(found: LastSittings): void }) {
  const [interview, contest] = [useLastSitting('interview'), useLastSitting('contest')];
  const text = JSON.stringify({ interview: linked(interview), contest: linked(contest) });
  useEffect(() => onFound(JSON.parse(text) as LastSittings), [text, onFound]);
  return null;
}

const linked = (shown: ReturnType<typeof useLastSitting>): Last | null =>
  shown && {
    title: shown.sitting.title,
    state: shown.isRunning ? 'Continue: the clock is running' : `Your last: ${scoreLine(shown.sitting)}`,
    to: placeOf(shown.sitting),
  };
