import { Shuffle } from 'lucide-react';
import { classNames } from '#client/lib/class-names.ts';
import { LEVEL_NAMES, type SheetFilter } from './sheet-filter.ts';

const BUTTON =
  'inline-flex min-h-10 items-center gap-2 rounded-full border px-4 text-sm font-medium transition-colors duration-150';
const ACTIVE: Record<string, string> = {
  Random: 'border-accent-ink bg-accent-wash text-accent-ink',
  Easy: 'border-easy bg-easy-wash text-easy',
  Medium: 'border-medium bg-medium-wash text-medium',
  Hard: 'border-hard bg-hard-wash text-hard',
};

type DifficultyFilterProps = {
  filter: SheetFilter;
  counts: Record<string, number>;
  onRandom(): void;
  onLevel(level: string | null): void;
};

/** Random, Easy, Medium, Hard: one at a time; pressing a difficulty again clears it, pressing Random draws again. */
export function DifficultyFilter({ filter, counts, onRandom, onLevel }: DifficultyFilterProps) {
  const look = (name: string, isActive: boolean) =>
    classNames(BUTTON, isActive ? ACTIVE[name] : 'border-line-strong text-muted hover:bg-sunken hover:text-ink');
  return (
    <div role="group" aria-label="Difficulty" className="flex flex-wrap gap-2">
      <button
        type="button"
        aria-pressed={filter.random !== null}
        className={look('Random', filter.random !== null)}
        onClick={onRandom}
      >
        <Shuffle size={16} aria-hidden /> Random
      </button>
      {LEVEL_NAMES.map((level) => {
        const isActive = filter.level === level;
        return (
          <button
            key={level}
            type="button"
            aria-pressed={isActive}
            className={look(level, isActive)}
            onClick={() => onLevel(isActive ? null : level)}
          >
            {level} <span className="tabular-nums opacity-75">{counts[level] ?? 0}</span>
          </button>
        );
      })}
    </div>
  );
}
