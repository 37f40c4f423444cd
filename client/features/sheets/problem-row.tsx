import { memo, type Ref } from 'react';
import { DifficultyBadge } from '#client/components/difficulty-badge.tsx';
import { ExternalLink } from '#client/components/icons/icons.ts';
import { Building, Lock, NotebookPen, SquarePen, Star } from '#client/components/icons/icons-learning.ts';
import { classNames } from '#client/lib/class-names.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import { setFlag } from '#client/records/marks.ts';
import { splitList } from '#shared/rules/text/list-text.ts';
import { plural } from '#shared/rules/text/plural.ts';
import { ACTION, ArticleLink, isPaidElsewhere, PageOrSite } from './problem-links.tsx';
import type { Problem } from './problem.ts';
import { useFlag, useHasNote } from './progress.ts';

export type RowHandlers = {
  /** Called before the learner changes something about the problem. */
  onChange(problem: Problem): void;
  onShowCompanies(problem: Problem): void;
  onOpenNote(problem: Problem): void;
};

type ProblemRowProps = RowHandlers & {
  problem: Problem;
  /** The text if there is no explanation of the problem. */
  noArticle: 'Soon' | '–';
  /** The highest number of reports of any row; 0 if no row has reports. */
  mostReports: number;
  /** Its index among all rows, including those that are not rendered. */
  index: number;
  measure?: Ref<HTMLTableRowElement>;
};

// A table row on wide screens, a card with two lines on narrow ones.
const CELL = 'p-0 md:table-cell md:px-2 md:py-2.5 md:align-middle';

/** Only rerendered if its own data changes. */
export const ProblemRow = memo(function ProblemRow({
  problem,
  noArticle,
  mostReports,
  index,
  measure,
  ...handlers
}: ProblemRowProps) {
  const { onChange, onShowCompanies, onOpenNote } = handlers;
  const { name, known, level, article, link, companies, slug, reports } = problem;
  const isPaid = isPaidElsewhere(problem);
  const isDone = useFlag('done', problem);
  const isStarred = useFlag('starred', problem);
  const hasNote = useHasNote(problem);
  const toggle = (flag: 'done' | 'starred', value: boolean) => {
    onChange(problem);
    if (!setFlag(flag, problem, value)) notifyNotStored();
  };
  return (
    <tr
      ref={measure}
      data-index={index}
      // Row 1 is the header.
      aria-rowindex={index + 2}
      data-done={isDone}
      className={classNames(
        'flex flex-wrap items-center gap-x-1 border-b border-line px-3 py-3 transition-colors last:border-0 md:table-row md:p-0',
        isDone ? 'bg-sunken text-muted' : 'hover:bg-sunken/60',
      )}
    >
      <td className={classNames(CELL, 'md:pl-3')}>
        <label className="flex size-10 items-center justify-center">
          <input
            type="checkbox"
            checked={isDone}
            onChange={(event) => toggle('done', event.target.checked)}
            aria-label={`Done: ${name}`}
            className="size-5 accent-accent"
          />
        </label>
      </td>
      <th scope="row" className={classNames(CELL, 'min-w-0 flex-1 basis-40 text-left font-medium wrap-anywhere')}>
        <PageOrSite problem={problem} className="underline-offset-4 hover:text-accent-ink hover:underline">
          {name}
        </PageOrSite>
        {known && <span className="block text-sm font-normal text-muted">{known}</span>}
      </th>
      <td className={CELL}>
        <DifficultyBadge level={level} />
      </td>
      {mostReports > 0 && (
        <td className={classNames(CELL, 'basis-full pb-1 pl-11 md:pb-2.5 md:pl-2')}>
          <Reports count={reports} of={mostReports} />
        </td>
      )}
      <td className="basis-full md:hidden" aria-hidden />
      <td className={classNames(CELL, 'pl-1 md:text-center', !article && noArticle === '–' && 'hidden')}>
        {article ? (
          <ArticleLink address={article} name={name} />
        ) : noArticle === '–' ? (
          <Absent of="article" />
        ) : (
          <span className="inline-flex min-h-10 items-center px-2 text-sm text-muted">Soon</span>
        )}
      </td>
      <td className={classNames(CELL, 'md:text-center')}>
        {splitList(companies).length === 0 ? (
          <span className="px-2 text-sm text-muted">No record</span>
        ) : (
          <button
            type="button"
            className={ACTION}
            onClick={() => onShowCompanies(problem)}
            aria-label={`Show companies of ${name}`}
          >
            <Building size={17} aria-hidden className="hidden md:inline" />
            <span className="md:hidden">Companies</span>
            <span className="hidden md:inline">Show</span>
          </button>
        )}
      </td>
      <td className={classNames(CELL, 'md:text-center')}>
        {slug === undefined && link === '' ? (
          <Absent of="practice" />
        ) : (
          <PageOrSite
            problem={problem}
            className={ACTION}
            label={`Solve ${name}${isPaid ? ', needs a subscription there' : ''}`}
          >
            {slug !== undefined ? (
              <SquarePen size={17} aria-hidden />
            ) : isPaid ? (
              <Lock size={17} aria-hidden />
            ) : (
              <ExternalLink size={17} aria-hidden />
            )}
            <span>Solve</span>
          </PageOrSite>
        )}
      </td>
      <td className={classNames(CELL, 'ml-auto md:text-center')}>
        <button
          type="button"
          className={ACTION}
          aria-pressed={isStarred}
          aria-label={`Star for revision: ${name}`}
          onClick={() => toggle('starred', !isStarred)}
        >
          <Star size={19} aria-hidden className={isStarred ? 'fill-current text-medium' : ''} />
        </button>
      </td>
      <td className={classNames(CELL, 'md:pr-3 md:text-center')}>
        <button
          type="button"
          className={ACTION}
          aria-label={`${hasNote ? 'Edit' : 'Add'} note: ${name}`}
          onClick={() => onOpenNote(problem)}
        >
          <NotebookPen size={18} aria-hidden className={hasNote ? 'text-accent-ink' : ''} />
        </button>
      </td>
    </tr>
  );
});

/** The number of reports, with a bar relative to the highest number of any row. */
function Reports({ count, of }: { count: number | undefined; of: number }) {
  if (count === undefined) return <Absent of="reports" />;
  return (
    <span className="flex items-center gap-2 text-sm text-muted tabular-nums">
      <span aria-hidden className="h-1.5 w-14 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset">
        <span className="block h-full rounded-full bg-muted" style={{ width: `${(count / of) * 100}%` }} />
      </span>
      <span>
        {count} <span className="md:sr-only">{plural(count, 'report')}</span>
      </span>
    </span>
  );
}

const Absent = ({ of }: { of: string }) => (
  <span className="hidden text-muted md:inline">
    <span aria-hidden>–</span>
    <span className="sr-only">no {of}</span>
  </span>
);
