import type { ReactNode } from 'react';
import { plural } from '#shared/rules/text/plural.ts';
import type { Problems } from './use-problems.ts';
import type { SheetView } from './use-sheet-rows.ts';

/** The style of links and buttons in a line of text. */
export const LINK_BUTTON = 'inline-flex min-h-10 items-center font-medium underline underline-offset-4 hover:text-ink';

/** The number of shown problems with the reason, and buttons to load or show more. */
export function ResultLine({ view, problems }: { view: SheetView; problems: Problems }) {
  const { rows = [], total, isWhole, isError, refetch } = problems;
  const { matching, shown, randomProblem, isFiltered, filter, counts, change, clear, releaseKept } = view;
  const isNarrowed = isFiltered || randomProblem !== undefined;
  const changed = randomProblem ? 0 : shown.length - matching;
  return (
    <div className="mb-2 flex min-h-10 flex-wrap items-center gap-x-3 text-sm text-muted">
      <p role="status">
        {randomProblem
          ? `Drawn from ${problemsIn(matching)}`
          : isFiltered
            ? `${matching} of ${problemsIn(rows.length)}`
            : isWhole && problemsIn(rows.length)}
        {changed > 0 && ` and ${changed} just changed`}
      </p>
      {isWhole && !randomProblem && counts.solvable > 0 && !filter.solvable && (
        <p>{counts.solvable} can be solved here</p>
      )}
      {!isWhole && (
        <p>
          {rows.length.toLocaleString('en')} of {problemsIn(total)} loaded
        </p>
      )}
      {!isWhole && isError && <LinkButton onClick={() => void refetch()}>Load the rest</LinkButton>}
      {changed > 0 && <LinkButton onClick={releaseKept}>Hide {changed === 1 ? 'it' : 'them'}</LinkButton>}
      {randomProblem && isFiltered && <LinkButton onClick={() => change({})}>Back to the list</LinkButton>}
      {isNarrowed && shown.length > 0 && <LinkButton onClick={clear}>Show all</LinkButton>}
    </div>
  );
}

const problemsIn = (count: number) => `${count.toLocaleString('en')} ${plural(count, 'problem')}`;

const LinkButton = ({ onClick, children }: { onClick(): void; children: ReactNode }) => (
  <button type="button" onClick={onClick} className={LINK_BUTTON}>
    {children}
  </button>
);
