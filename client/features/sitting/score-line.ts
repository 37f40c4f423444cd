import type { Sitting } from '#shared/rules/sittings/sitting.ts';
import { scoreOf } from '#shared/rules/sittings/sitting-score.ts';
import { withCount } from '#shared/rules/text/plural.ts';

/** A score as text: 2 of 3 solved in 87 minutes. */
export function scoreLine(sitting: Sitting): string {
  const { problems, solved, minutes } = scoreOf(sitting);
  return `${solved} of ${problems.length} solved${solved === 0 ? '' : ` in ${withCount(minutes, 'minute')}`}`;
}
