import { Shuffle } from '#client/components/icons/icons-learning.ts';
import { classNames } from '#client/lib/class-names.ts';
import { type Level, LEVELS } from '#shared/rules/sheets/difficulty.ts';
import type { SheetView } from './use-sheet-rows.ts';

const BUTTON =
  'inline-flex min-h-10 items-center gap-2 rounded-full border px-3 text-sm font-medium transition-colors duration-150 sm:px-4';
const ACTIVE: Record<Level | 'Random', string> = {
  Random: 'border-accent-ink bg-accent-wash text-accent-ink',
  Easy: 'border-easy bg-easy-wash text-easy',
  Medium: 'border-medium bg-medium-wash text-medium',
  Hard: 'border-hard bg-hard-wash text-hard',
};

/** Random, Easy, Medium, Hard: one difficulty at a time; pressing it again clears it, pressing Random draws again. */
export function DifficultyFilter({ view: { filter, counts, randomProblem, change, drawRandom } }: { view: SheetView }) {
  const look = (name: Level | 'Random', isActive: boolean) =>
    classNames(BUTTON, isActive ? ACTIVE[name] : 'border-line-strong text-muted hover:bg-sunken hover:text-ink');
  return (
    <div role="group" aria-label="Difficulty" className="contents flex-wrap gap-2 md:flex">
      <button
        type="button"
        aria-pressed={randomProblem !== undefined}
        className={look('Random', randomProblem !== undefined)}
        onClick={drawRandom}
      >
        <Shuffle size={16} aria-hidden /> Random
      </button>
      {LEVELS.map((level) => {
        const isActive = filter.level === level;
        return (
          <button
            key={level}
            type="button"
            aria-pressed={isActive}
            className={look(level, isActive)}
            onClick={() => change({ level: isActive ? null : level })}
          >
            {level} <span className="font-normal tabular-nums">{counts.level.get(level) ?? 0}</span>
          </button>
        );
      })}
    </div>
  );
}
