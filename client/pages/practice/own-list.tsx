import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { Button, ButtonLink } from '#client/components/button.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { EmptyState, Skeletons } from '#client/components/states.tsx';
import { ListItems } from '#client/features/lists/list-items.tsx';
import { NameForm } from '#client/features/lists/name-form.tsx';
import { removeList } from '#client/features/lists/remove-list.ts';
import { EarlierRounds, StartOver } from '#client/features/lists/rounds.tsx';
import { Sharing } from '#client/features/lists/sharing.tsx';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import { changeList, type StoredList, useOwnList } from '#client/records/own-lists.ts';
import { href } from '#shared/paths.ts';
import { renamed } from '#shared/rules/lists/list-changes.ts';
import { itemsOf } from '#shared/rules/lists/list-items.ts';
import { ownListSlug } from '#shared/rules/lists/list-slug.ts';

export default function OwnListPage() {
  const { id = '' } = useParams();
  // A UUID in upper case is the same one.
  const stored = useOwnList(id.toLowerCase());
  const isThere = stored && !stored.list.isRemoved;
  usePageMeta(isThere ? stored.list.name : 'List');
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs header={isThere ? stored.list.name : undefined} />
      {isThere ? (
        <List stored={stored} />
      ) : stored === undefined ? (
        <Skeletons count={3} className="mb-4 h-14" label="Loading the list" />
      ) : (
        <>
          <PageHeading title="List" />
          <EmptyState title={stored ? 'You have removed this list.' : 'This browser has no such list.'}>
            {stored ? null : <p className="mb-4">The lists of your account appear here once you are logged in.</p>}
            <ButtonLink to={href('ownLists')}>My lists</ButtonLink>
          </EmptyState>
        </>
      )}
    </div>
  );
}

function List({ stored }: { stored: StoredList }) {
  const { id, list } = stored;
  const navigate = useNavigate();
  const [isRenaming, setRenaming] = useState(false);
  const isEmpty = itemsOf(list).length === 0;
  const rename = (name: string) => {
    if (!changeList(id, (local, change) => renamed(local, name, change))) return notifyNotStored();
    setRenaming(false);
  };
  const remove = () => {
    if (removeList(stored)) void navigate(href('ownLists'));
  };
  return (
    <>
      <PageHeading title={list.name} />
      <div className="mb-8 max-w-2xl">
        {isRenaming ? (
          <NameForm label="Name" action="Save" initial={list.name} onName={rename}>
            <Button look="quiet" className="min-h-11" onClick={() => setRenaming(false)}>
              Cancel
            </Button>
          </NameForm>
        ) : (
          <div className="flex flex-wrap gap-2">
            <StartOver {...stored} />
            {!isEmpty && (
              <ButtonLink to={`${href('sheet')}?${new URLSearchParams({ list: ownListSlug(id) })}`}>
                Filter the sheet by it
              </ButtonLink>
            )}
            <Button look="quiet" onClick={() => setRenaming(true)}>
              Rename
            </Button>
            <Button look="quiet" onClick={remove}>
              Remove
            </Button>
          </div>
        )}
      </div>
      {isEmpty ? (
        <EmptyState title="Nothing in this list yet.">
          Press 'Add to a list' at a{' '}
          <Link to={href('sheet')} className="underline underline-offset-4">
            problem
          </Link>{' '}
          or a{' '}
          <Link to={href('languages')} className="underline underline-offset-4">
            question
          </Link>
          .
        </EmptyState>
      ) : (
        <ListItems {...stored} />
      )}
      <EarlierRounds list={list} />
      <Sharing stored={stored} />
    </>
  );
}
