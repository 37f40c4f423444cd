import { useNavigate, useParams } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { Button } from '#client/components/button.tsx';
import { NotFoundView } from '#client/components/not-found-view.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { ItemLink } from '#client/features/lists/item-link.tsx';
import { type Answers, isNotFound, trpc } from '#client/lib/api/trpc.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import { toast } from '#client/lib/toast.ts';
import { makeList, mayMakeList } from '#client/records/own-lists.ts';
import { href } from '#shared/paths.ts';
import { withCount } from '#shared/rules/text/plural.ts';

export default function SharedListPage() {
  const { token = '' } = useParams();
  // Not cached, as the link may be closed at any time.
  const list = trpc.lists.shared.useQuery({ token }, { staleTime: 0, gcTime: 0 });
  usePageMeta(list.data?.name ?? 'Shared list');
  if (isNotFound(list.error)) {
    return (
      <NotFoundView title="This list is not shared" back={{ to: href('ownLists'), label: 'My lists' }}>
        It is no longer shared, was removed, or the link is incomplete.
      </NotFoundView>
    );
  }
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs header={list.data?.name} />
      <PageHeading title={list.data?.name ?? 'Shared list'}>
        {list.data ? `Somebody shared this list of ${withCount(list.data.items.length, 'item')} with you.` : null}
      </PageHeading>
      {list.data ? (
        <SharedList list={list.data} />
      ) : list.isError ? (
        <ErrorState title="The list could not be loaded." onRetry={() => void list.refetch()} />
      ) : (
        <Skeletons count={3} className="mb-4 h-14" label="Loading the list" />
      )}
    </div>
  );
}

function SharedList({ list: { name, items } }: { list: Answers['lists']['shared'] }) {
  const navigate = useNavigate();
  const copy = () => {
    if (!mayMakeList()) {
      toast.error('You have the maximum number of lists.');
      return;
    }
    const { id, isStored } = makeList(name, items);
    if (isStored) toast.success(`${name} is now one of your lists.`);
    else notifyNotStored();
    void navigate(href('ownList', { id }));
  };
  return (
    <>
      <p className="mb-6">
        <Button look="primary" onClick={copy}>
          Copy to my lists
        </Button>
      </p>
      {items.length > 0 ? (
        <ol aria-label="Items" className="divide-y divide-line rounded-md border border-line bg-surface">
          {items.map((item, index) => (
            <li key={item.id} className="flex min-h-14 items-center gap-3 px-4 py-2">
              <span className="min-w-5 shrink-0 text-right text-sm text-muted tabular-nums" aria-hidden>
                {index + 1}.
              </span>
              <ItemLink item={item} />
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState title="This list is empty." />
      )}
    </>
  );
}
