import { Link, useLocation } from 'react-router-dom';
import { type PageName, pageOf } from '#shared/pages.ts';
import { href, matchPage, parentOf } from '#shared/paths.ts';
import { ChevronRight } from './icons/icons.ts';

const LINK = 'hover:text-ink hover:underline';

type BreadcrumbsProps = {
  /** The name of the shown record; the page's title is shown until it is known. */
  header?: string | undefined;
  /** The parent page of this record, if it is not the one in the table of pages. */
  parent?: PageName;
};

/** The path from home to the page, by the table of pages. */
export function Breadcrumbs({ header, parent }: BreadcrumbsProps) {
  const match = matchPage(useLocation().pathname);
  if (!match) return null;
  const above = parent ?? parentOf(match.page);
  return (
    <nav aria-label="Breadcrumb" className="mb-6 text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-1.5">
        <li>
          <Link to="/" className={LINK}>
            {pageOf('home').title}
          </Link>
        </li>
        {above && (
          <li className="flex items-center gap-1.5">
            <ChevronRight size={14} aria-hidden />
            <Link to={href(above)} className={LINK}>
              {pageOf(above).title}
            </Link>
          </li>
        )}
        <li className="flex min-w-0 items-center gap-1.5 wrap-anywhere">
          <ChevronRight size={14} aria-hidden className="shrink-0" />
          <span aria-current="page">{header ?? pageOf(match.page).title}</span>
        </li>
      </ol>
    </nav>
  );
}
