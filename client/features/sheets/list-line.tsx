import { Link } from 'react-router-dom';
import { listHref } from '#shared/rules/sheets/sheet-address.ts';
import { type List, useProblemsOfList } from './lists.ts';
import { LINK_BUTTON } from './result-line.tsx';

/** The number of problems of a list that can be solved on the site, and that the learner has done. */
export function ListLine({ list, isWhole }: { list: List; isWhole: boolean }) {
  const { problems, source, solvable, done } = useProblemsOfList(list);
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-3 text-sm wrap-anywhere text-muted md:-mb-2">
      {problems.rows && (
        <p>
          {list.name}: {solvable} of {list.count} can be solved here, {done} done
        </p>
      )}
      {!isWhole && (
        <Link to={listHref(list.slug)} className={LINK_BUTTON}>
          Show the whole list
        </Link>
      )}
      {source !== '' && (
        <a href={source} target="_blank" rel="noopener noreferrer" className={LINK_BUTTON}>
          Source
        </a>
      )}
    </div>
  );
}
