import { classNames } from '#client/lib/class-names.ts';

const COLOURS: Record<string, string> = {
  Easy: 'bg-easy-wash text-easy',
  Medium: 'bg-medium-wash text-medium',
  Hard: 'bg-hard-wash text-hard',
};

/** The difficulty as a word with a colour: Easy green, Medium yellow, Hard red. */
export function DifficultyBadge({ level }: { level: string }) {
  if (level === '') return null;
  return (
    <span
      className={classNames(
        'inline-block rounded-full px-2.5 py-0.5 text-sm font-medium',
        COLOURS[level] ?? 'bg-sunken text-muted',
      )}
    >
      {level}
    </span>
  );
}
