import type { ReactNode } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import type { Cell, Cells } from '#judge/trace/drawing/cells.ts';
import { CHANGED, IN_RANGE, UNCHANGED } from './changed-look.ts';
import { Changed, More } from './more.tsx';

/**
 * Cells with their indexes and the index variables below; a long list wraps. `ends` are the labels of the first and
 * last one.
 */
export function CellRow({
  cells: { cells, before, after, outside, undrawn, more },
  ends,
}: {
  cells: Cells;
  ends?: [string, string];
}) {
  if (cells.length + before.length + after.length === 0) return <p className="text-sm text-muted">empty</p>;
  return (
    <>
      <ol className="flex flex-wrap gap-y-1">
        {before.length > 0 && <Place index={-1} names={before} />}
        {cells.map((cell, index) => (
          <Place key={index} index={index} names={cell.pointers} label={endOf(index, cells.length, ends)} isJoined>
            <Box cell={cell} />
          </Place>
        ))}
        {after.length > 0 && <Place index={cells.length} names={after} />}
      </ol>
      {outside.length > 0 && <p className="mt-1 text-sm text-muted">Outside: {outside.join(', ')}</p>}
      {undrawn.length > 0 && <p className="mt-1 text-sm text-muted">Not drawn: {undrawn.join(', ')}</p>}
      <More count={more} />
    </>
  );
}

const endOf = (index: number, length: number, ends: [string, string] | undefined) =>
  ends && [index === 0 && ends[0], index === length - 1 && ends[1]].filter((end) => end !== false).join(', ');

const Box = ({ cell: { text, isChanged, isInRange } }: { cell: Cell }) => (
  <span
    className={classNames(
      'flex h-9 min-w-9 items-center justify-center self-stretch border-2 px-1.5 font-mono text-sm whitespace-pre',
      isChanged ? CHANGED : isInRange ? IN_RANGE : UNCHANGED,
    )}
  >
    {text}
    <Changed is={isChanged} />
  </span>
);

type PlaceProps = {
  index: number;
  names: readonly string[];
  label?: string | undefined;
  /** Whether it is a cell, which shares its border with the next one. */
  isJoined?: boolean;
  children?: ReactNode;
};

/** A cell, or the empty place before the first or after the last one, with the names below it. */
const Place = ({ index, names, label = '', isJoined = false, children }: PlaceProps) => (
  <li className={classNames('flex flex-col items-center', isJoined ? '-mr-0.5' : 'mx-1')}>
    {children ?? <span className="block h-9 min-w-9 border-2 border-dashed border-line-strong" />}
    <span className="px-0.5 text-xs leading-5 text-muted tabular-nums">{index}</span>
    {label !== '' && <span className="px-1 text-xs leading-4 text-muted">{label}</span>}
    {names.length > 0 && (
      <span className="flex flex-col items-center px-1 font-mono text-xs leading-4 font-bold text-accent-ink">
        <span aria-hidden>▲</span>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </span>
    )}
  </li>
);
