import { Link, useNavigate } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { EmptyState, Skeletons } from '#client/components/states.tsx';
import { ListOverview } from '#client/features/lists/list-overview.tsx';
import { NameForm } from '#client/features/lists/name-form.tsx';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import { makeList, mayMakeList, useOwnLists } from '#client/records/own-lists.ts';
import { ownList } from '#shared/records/own-list/own-list.ts';
import { href } from '#shared/paths.ts';

export default function OwnListsPage() {
  usePageMeta('My lists', 'Lists of problems and questions that you put together yourself.');
  const lists = useOwnLists();
  const navigate = useNavigate();
  const make = (name: string) => {
    const { id, isStored } = makeList(name);
    if (!isStored) notifyNotStored();
    void navigate(href('ownList', { id }));
  };
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="My lists">
        Problems and questions in the order in which you want them: to work through once or again, to filter a sheet by,
        to share.
      </PageHeading>
      {lists ? (
        <>
          <div className="mb-8 max-w-xl">
            {mayMakeList() ? (
              <NameForm label="Name of a new list" action="Create" onName={make} />
            ) : (
              <p>You have {ownList.max} lists, with those that you removed: there is no room for another one.</p>
            )}
          </div>
          {lists.length > 0 ? (
            <ListOverview lists={lists} />
          ) : (
            <EmptyState title="No list yet.">
              Create one here, or press 'Add to a list' at a{' '}
              <Link to={href('sheet')} className="underline underline-offset-4">
                problem
              </Link>{' '}
              or a{' '}
              <Link to={href('languages')} className="underline underline-offset-4">
                question
              </Link>
              .
            </EmptyState>
          )}
        </>
      ) : (
        <Skeletons count={3} className="mb-3 h-14" label="Loading your lists" />
      )}
    </div>
  );
}
