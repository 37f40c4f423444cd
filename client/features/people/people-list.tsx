import { type ReactNode, useState } from 'react';
import { Trash2 } from 'lucide-react';
import { Button } from '#client/components/button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { SectionHeading } from '#client/components/section-heading.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';

type PeopleListProps<T> = {
  title: string;
  query: { data: T[] | undefined; isError: boolean; refetch(): Promise<unknown> };
  empty: string;
  /** What the administrator is asked before one is deleted. */
  question: string;
  nameOf(item: T): string;
  children(item: T): ReactNode;
  onRemove(item: T): void;
};

/** People of one kind, each with a button that deletes after a question. */
export function PeopleList<T extends { key: string }>(props: PeopleListProps<T>) {
  const { title, query, empty, question, nameOf, children, onRemove } = props;
  const [asked, setAsked] = useState<T | null>(null);
  return (
    <section className="min-w-0">
      <SectionHeading title={title} />
      {query.data ? (
        query.data.length === 0 ? (
          <EmptyState title={empty} />
        ) : (
          <ul className="divide-y divide-line rounded-md border border-line bg-surface">
            {query.data.map((item) => (
              <li key={item.key} className="flex items-start gap-4 px-5 py-3">
                <div className="min-w-0 flex-1 py-1.5 wrap-anywhere">{children(item)}</div>
                <Button look="quiet" aria-label={`Delete ${nameOf(item)}`} onClick={() => setAsked(item)}>
                  <Trash2 size={18} aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        )
      ) : query.isError ? (
        <ErrorState title={`${title} could not be loaded.`} onRetry={() => void query.refetch()} />
      ) : (
        <Skeletons count={2} className="mb-3 h-14" label={`Loading ${title}`} />
      )}
      {asked && (
        <Dialog title={question} onClose={() => setAsked(null)}>
          <p className="text-muted wrap-anywhere">{nameOf(asked)}</p>
          <div className="mt-6 flex justify-end gap-3">
            <Button onClick={() => setAsked(null)}>Cancel</Button>
            <Button
              look="primary"
              className="min-h-10"
              onClick={() => {
                setAsked(null);
                onRemove(asked);
              }}
            >
              Delete
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
