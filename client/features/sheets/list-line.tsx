import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listHref } from '#shared/rules/sheets/sheet-address.ts';
import { type List, useProblemsOfList } from './lists.ts';

const WAY = 'underline underline-offset-4 hover:text-ink';

/** How much of a list can be solved on the site, and how much of it the learner has done. */
export function ListLine({ list, isWhole }: { list: List; isWhole: boolean }) {
  const { problems, source, solvable, done } = useProblemsOfList(list);
  const line = (children: ReactNode) => (
    <p className="mt-3 flex min-h-5 flex-wrap gap-x-3 text-sm text-muted">{children}</p>
  );
  if (!problems.rows) return line(null);
  return line(
    <>
      <span>
        {list.name}: {solvable} of {list.count} can be solved here, {done} done
      </span>
      {!isWhole && (
        <Link to={listHref(list.slug)} className={WAY}>
          Show the whole list
        </Link>
      )}
      {source !== '' && (
        <a href={source} target="_blank" rel="noopener noreferrer" className={WAY}>
          Source
        </a>
      )}
    </>,
  );
}
