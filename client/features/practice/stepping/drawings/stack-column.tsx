import { classNames } from '#client/lib/class-names.ts';
import type { Cells } from '#judge/trace/drawing/cells.ts';
import { CHANGED, UNCHANGED } from './changed-look.ts';
import { Changed, More } from './more.tsx';

/** A stack, the top first. */
export function StackColumn({ cells: { cells, more }, label }: { cells: Cells; label: string }) {
  return (
    <>
      <More count={more} where=" above" />
      <div
        tabIndex={0}
        role="region"
        aria-label={`Stack ${label}`}
        className="max-h-72 w-fit max-w-full overflow-y-auto pr-2"
      >
        {cells.length === 0 ? (
          <p className="w-24 border-2 border-t-0 border-dashed border-line-strong px-2 py-1 text-center text-sm text-muted">
            empty
          </p>
        ) : (
          <ol className="flex flex-col">
            {cells.toReversed().map(({ text, isChanged }, place) => (
              <li key={cells.length - place} className="-mt-0.5 flex items-center gap-2 first:mt-0">
                <span
                  className={classNames(
                    'flex min-h-9 min-w-24 items-center justify-center border-2 px-2 font-mono text-sm wrap-anywhere',
                    isChanged ? CHANGED : UNCHANGED,
                  )}
                >
                  {text}
                  <Changed is={isChanged} />
                </span>
                {place === 0 && <span className="text-xs font-bold text-accent-ink">◀ top</span>}
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  );
}
