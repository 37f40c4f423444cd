import type { Progress } from '#server/database/open-configured.ts';

/** Progress is shown after so many records. */
const SHOWN_EVERY = 500;

/** Counts records, and tells the progress every few hundred, and at the end. */
export function countedProgress(progress: Progress, what: string, total: number): (more: number) => void {
  const format = (count: number) => count.toLocaleString('en-US');
  let [done, shown] = [0, 0];
  return (more) => {
    done += more;
    if (done < total && done - shown < SHOWN_EVERY) return;
    shown = done;
    progress(`${what}: ${format(done)} of ${format(total)} records`);
  };
}
