import { ButtonLink } from '#client/components/button.tsx';
import { Pagination } from '#client/components/list/pagination.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { STUDY_PAGE_SIZE } from '#shared/study-topics.ts';
import { pageCount } from '#shared/rules/pagination.ts';
import { type StudyItem, StudyArticle, type StudyArticleProps } from './study-article.tsx';
import type { StudyPlace } from './study-link.tsx';

/** The query of one page of items. */
type ShownItems = {
  data: { items: StudyItem[]; total: number } | undefined;
  isError: boolean;
  refetch(): unknown;
};

export type StudyListProps = {
  items: ShownItems;
  place: StudyPlace;
  /** The address of the first page. */
  start: { pathname: string; search: string };
  /** Other actions for each item. */
  actions?: StudyArticleProps['actions'];
};

/** One page of items with links to the other pages, in all states: loading, failed, empty and loaded. */
export function StudyList({ items: query, place, start, actions }: StudyListProps) {
  const { page } = place;
  if (!query.data) {
    if (query.isError)
      return <ErrorState title="The notes could not be loaded." onRetry={() => void query.refetch()} />;
    return (
      <div className="space-y-6">
        <Skeletons count={3} className="h-[34rem]" label="Loading notes" />
      </div>
    );
  }
  const { items, total } = query.data;
  if (total === 0)
    return <EmptyState title="No notes found.">They appear here as soon as they are written.</EmptyState>;
  if (items.length === 0) {
    const pages = pageCount(total, STUDY_PAGE_SIZE);
    return (
      <EmptyState title={`There is no page ${page}.`}>
        <p className="mb-4">{pages === 1 ? 'All notes are on one page.' : `There are ${pages} pages.`}</p>
        <ButtonLink to={start}>First page</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <div className="space-y-6">
        {items.map((item, index) => (
          <StudyArticle
            key={item.key}
            item={item}
            number={(page - 1) * STUDY_PAGE_SIZE + index + 1}
            topic={place.topic}
            place={place}
            actions={actions}
          />
        ))}
      </div>
      <Pagination page={page} pageSize={STUDY_PAGE_SIZE} total={total} />
    </>
  );
}
