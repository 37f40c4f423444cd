import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#client/components/button.tsx';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { Trash } from '#client/components/icons/icons-work.ts';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { Tip } from '#client/components/tip.tsx';
import { formatDay } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import { href } from '#shared/paths.ts';

/** The number of rows on the home panel; a separate panel lists all. */
export const NEWEST_SHOWN = 8;

type NewestListProps<T> = {
  title: string;
  /** The address of the panel that lists them all. */
  panel: string;
  query: { data: { items: T[]; total: number } | undefined; isError: boolean; refetch(): Promise<unknown> };
  empty: string;
  question: string;
  nameOf(item: T): string;
  onRemove(item: T): void;
};

/** The newest rows of a list, which can be deleted after a confirmation. */
export function NewestList<T extends { key: string; createdAt: string }>(props: NewestListProps<T>) {
  const { title, panel, query, empty, question, nameOf, onRemove } = props;
  const zone = useTimeZone();
  const [toRemove, setToRemove] = useState<T | null>(null);
  return (
    <section className="min-w-0">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-lg">{title}</h2>
        <Link
          to={href('adminPage', { panel })}
          className="text-accent-ink underline-offset-4 hover:underline"
        >{`All ${title.toLowerCase()}`}</Link>
      </div>
      {query.data ? (
        query.data.total === 0 ? (
          <EmptyState title={empty} />
        ) : (
          <ul className="divide-y divide-line rounded-md border border-line bg-surface">
            {query.data.items.map((item) => (
              <li key={item.key} className="flex items-center gap-3 py-1.5 pr-1.5 pl-4">
                <p className="min-w-0 flex-1 wrap-anywhere">{nameOf(item)}</p>
                <p className="shrink-0 text-sm text-muted max-xs:hidden">{formatDay(item.createdAt, zone)}</p>
                <Tip text="Delete">
                  <Button look="quiet" aria-label={`Delete ${nameOf(item)}`} onClick={() => setToRemove(item)}>
                    <Trash size={17} aria-hidden />
                  </Button>
                </Tip>
              </li>
            ))}
          </ul>
        )
      ) : query.isError ? (
        <ErrorState title={`${title} could not be loaded.`} onRetry={() => void query.refetch()} />
      ) : (
        <Skeletons count={3} className="mb-2 h-12" label={`Loading ${title}`} />
      )}
      {toRemove && (
        <ConfirmDialog
          question={question}
          name={nameOf(toRemove)}
          onConfirm={() => onRemove(toRemove)}
          onClose={() => setToRemove(null)}
        />
      )}
    </section>
  );
}
