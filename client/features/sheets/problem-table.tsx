import { type ComponentType, memo, type Ref, startTransition, useCallback, useState } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import { useIsInBrowser } from '#client/lib/api/request-context.ts';
import { href } from '#shared/paths.ts';
import { showNotLoaded } from '#client/components/not-loaded.tsx';
import type { CompaniesDialogProps } from './company/companies-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import type { Problem } from './problem.ts';
import { ProblemRow, type RowHandlers } from './problem-row.tsx';
import { useWindowedBody } from './use-windowed-body.ts';

// Fixed widths, as a long table only renders some of its rows at a time.
const COLUMNS = [
  { name: 'STATUS', look: 'w-18 pl-3' },
  { name: 'PROBLEM', look: 'text-left' },
  { name: 'DIFFICULTY', look: 'w-26 text-left' },
  { name: 'REPORTS', look: 'w-28 text-left' },
  { name: 'ARTICLE', look: 'w-22' },
  { name: 'COMPANIES', look: 'w-26' },
  { name: 'PRACTICE', look: 'w-23' },
  { name: 'RIVISION', look: 'w-22' },
  { name: 'NOTE', look: 'w-16 pr-3' },
];

/** Without the reports of a company, if no row has any. */
const USUAL_COLUMNS = COLUMNS.filter(({ name }) => name !== 'REPORTS');

const BODY = 'block md:table-row-group';
/** A table of up to PLAIN_ROWS rows renders all of them; a longer one only visible ones, and at first FIRST_ROWS. */
const PLAIN_ROWS = 100;
const FIRST_ROWS = 30;

type Open = { Companies?: ComponentType<CompaniesDialogProps>; problem: Problem } | null;

type ProblemTableProps = {
  problems: readonly Problem[];
  label: string;
  /** The text if there is no explanation of a problem. */
  noArticle: 'Soon' | '–';
  /** The number of reports that fills a row's bar; 0 if no row has reports. */
  mostReports: number;
  /** Called before the learner changes something about a problem. */
  onChange(problem: Problem): void;
};

/** The problem table of every sheet, with its popup and its notes. */
export function ProblemTable({ problems, label, noArticle, mostReports, onChange }: ProblemTableProps) {
  const [open, setOpen] = useState<Open>(null);
  // A dialog makes the browser recalculate the whole page, so the pressed button is painted first.
  const close = () => startTransition(() => setOpen(null));
  const showCompanies = useCallback((problem: Problem) => {
    import('./company/companies-dialog.tsx').then(
      ({ CompaniesDialog }) => startTransition(() => setOpen({ Companies: CompaniesDialog, problem })),
      showNotLoaded,
    );
  }, []);
  // No transition, as a phone only shows its keyboard for a field that is focused during the press.
  const openNote = useCallback((problem: Problem) => setOpen({ problem }), []);
  return (
    <div className="overflow-hidden rounded-md border border-line">
      <Rows
        problems={problems}
        label={label}
        noArticle={noArticle}
        mostReports={mostReports}
        onChange={onChange}
        onShowCompanies={showCompanies}
        onOpenNote={openNote}
      />
      {open?.Companies && <open.Companies problem={open.problem} onClose={close} />}
      {open && !open.Companies && (
        <NoteDialog problem={open.problem} onSave={() => onChange(open.problem)} onClose={close} />
      )}
    </div>
  );
}

type RowsProps = RowHandlers & Pick<ProblemTableProps, 'problems' | 'label' | 'noArticle' | 'mostReports'>;

/** Separate from the dialogs, so that opening one does not re-render the rows. */
const Rows = memo(function Rows({ problems, label, noArticle, mostReports, ...handlers }: RowsProps) {
  const columns = mostReports > 0 ? COLUMNS : USUAL_COLUMNS;
  const isInBrowser = useIsInBrowser();
  const isLong = problems.length > PLAIN_ROWS;
  const { WindowedBody, isMissing } = useWindowedBody(isLong);
  const draw = (problem: Problem, index: number, measure?: Ref<HTMLTableRowElement>) => (
    <ProblemRow
      key={problem.id}
      problem={problem}
      noArticle={noArticle}
      mostReports={mostReports}
      index={index}
      measure={measure}
      {...handlers}
    />
  );
  return (
    <>
      <table
        className="block w-full border-collapse bg-surface md:table md:table-fixed"
        aria-label={label}
        aria-rowcount={problems.length + 1}
      >
        <thead className="hidden border-b border-line bg-sunken text-xs tracking-wide text-muted md:table-header-group">
          <tr aria-rowindex={1}>
            {columns.map(({ name, look }) => (
              <th key={name} scope="col" className={classNames('px-2 py-3 font-semibold', look)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {isLong && WindowedBody ? (
          <WindowedBody rows={problems} columns={columns.length} className={BODY} draw={draw} />
        ) : (
          <tbody className={BODY}>
            {problems
              .slice(0, isLong && !isMissing ? FIRST_ROWS : undefined)
              .map((problem, index) => draw(problem, index))}
          </tbody>
        )}
      </table>
      {isLong && !isInBrowser && <WithoutScripts problems={problems.slice(FIRST_ROWS)} />}
    </>
  );
});

/** The rows that the table does not render at first, for readers without scripts and for search engines. */
const WithoutScripts = ({ problems }: { problems: readonly Problem[] }) => (
  <noscript>
    <ul className="border-t border-line p-4">
      {problems.map(({ id, name, level, link, slug }) => (
        <li key={id} className="py-1">
          {slug === undefined && link === '' ? (
            name
          ) : (
            <a href={slug === undefined ? link : href('problem', { slug })}>{name}</a>
          )}
          {` ${level}`}
        </li>
      ))}
    </ul>
  </noscript>
);
