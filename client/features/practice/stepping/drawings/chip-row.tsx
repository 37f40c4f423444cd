import { classNames } from '#client/lib/class-names.ts';
import type { Chips } from '#judge/trace/drawing/entries.ts';
import { CHANGED, UNCHANGED } from './changed-look.ts';
import { Changed, More } from './more.tsx';

/** The items of a set. */
export function ChipRow({ chips: { chips, more } }: { chips: Chips }) {
  if (chips.length === 0) return <p className="text-sm text-muted">empty</p>;
  return (
    <>
      <ul className="flex flex-wrap gap-1.5">
        {chips.map(({ text, isChanged }) => (
          <li
            key={text}
            className={classNames(
              'rounded-full border-2 px-2.5 py-0.5 font-mono text-sm wrap-anywhere',
              isChanged ? CHANGED : UNCHANGED,
            )}
          >
            {text}
            <Changed is={isChanged} />
          </li>
        ))}
      </ul>
      <More count={more} />
    </>
  );
}
