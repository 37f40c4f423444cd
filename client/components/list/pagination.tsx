import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { classNames } from '#client/lib/class-names.ts';
import { pageCount, pageMarks } from '#shared/rules/pagination.ts';

type PaginationProps = { page: number; pageSize: number; total: number };

/** Narrow enough for the longest row to fit on one line of a phone. */
const MARK =
  'flex min-h-10 min-w-8 items-center justify-center rounded-md text-sm font-medium tabular-nums sm:min-w-10 sm:px-3';
const STEP = classNames(MARK, 'border px-2');
const NUMBER = classNames(MARK, 'px-1');

/** Previous, numbers, next; the page number is in the address. Shows nothing if there is one page. */
export function Pagination({ page, pageSize, total }: PaginationProps) {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const pages = pageCount(total, pageSize);
  if (pages === 1) return null;
  const addressOf = (target: number) => {
    const next = new URLSearchParams(parameters);
    if (target === 1) next.delete('page');
    else next.set('page', String(target));
    return { pathname, search: next.toString() };
  };
  const toTop = () => window.scrollTo(0, 0);
  const step = (label: string, target: number, isPossible: boolean) =>
    isPossible ? (
      <Link to={addressOf(target)} onClick={toTop} className={classNames(STEP, 'border-line-strong hover:bg-sunken')}>
        {label}
      </Link>
    ) : (
      // A disabled link: announced as such, and not reachable by the keyboard.
      <span role="link" aria-disabled className={classNames(STEP, 'border-line text-muted opacity-60')}>
        {label}
      </span>
    );
  return (
    <nav aria-label="Pages" className="mt-10 flex flex-wrap items-center justify-center gap-0.5 sm:gap-1.5">
      {step('Previous', page - 1, page > 1)}
      {pageMarks(page, pages).map((mark, index) =>
        mark === 'gap' ? (
          <span key={`gap-${index}`} className="text-muted sm:px-1" aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={mark}
            to={addressOf(mark)}
            onClick={toTop}
            aria-current={mark === page ? 'page' : undefined}
            aria-label={`Page ${mark}`}
            className={classNames(
              NUMBER,
              mark === page ? 'bg-accent text-on-accent' : 'text-muted hover:bg-sunken hover:text-ink',
            )}
          >
            {mark}
          </Link>
        ),
      )}
      {step('Next', page + 1, page < pages)}
    </nav>
  );
}
