import { useEffect } from 'react';
import { scoreLine } from './score-line.ts';
import { placeOf } from './sitting-place.ts';
import { useLastSitting } from './use-sitting-of.ts';

/** What the home page says of a contest or an interview. */
type Last = { title: string; state: string; to: string };
export type LastSittings = { interview: Last | null; contest: Last | null };

/** Draws nothing: finds the last interview and the last contest in this browser, for a page that does without this. */
export function FindLastSittings({ onFound }: { onFound(found: LastSittings): void }) {
  const [interview, contest] = [useLastSitting('interview'), useLastSitting('contest')];
  const text = JSON.stringify({ interview: linked(interview), contest: linked(contest) });
  useEffect(() => onFound(JSON.parse(text) as LastSittings), [text, onFound]);
  return null;
}

const linked = (shown: ReturnType<typeof useLastSitting>): Last | null =>
  shown && {
    title: shown.sitting.title,
    state: shown.isRunning ? 'Go on: the clock runs' : `Your last: ${scoreLine(shown.sitting)}`,
    to: placeOf(shown.sitting),
  };
