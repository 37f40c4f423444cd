import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Undo } from '#client/components/icons/icons-work.ts';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { formatMoment } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { FieldDifferences } from '#client/features/admin/edit/field-differences.tsx';
import { useRefreshContent } from '#client/features/admin/resource-api.ts';
import { useUndoBatch } from '#client/features/admin/use-undo-batch.ts';

const VERBS = { created: 'created', updated: 'changed', removed: 'deleted', declined: 'declined' };
/** Verbs for changes made by an undo, which are the opposite of the undone change. */
const UNDONE = { created: 'undid the deletion of', updated: 'undid a change of', removed: 'undid the creation of' };

type HistoryListProps = { recordKey?: string; resource?: ResourceName };

/**
 * All changes with their author and time, newest first. All can be undone except declining, as its author was notified.
 */
export function HistoryList({ recordKey, resource }: HistoryListProps) {
  const [page, setPage] = useState(1);
  const zone = useTimeZone();
  const refresh = useRefreshContent();
  const changes = trpc.history.list.useQuery(
    { recordKey, resource, page },
    { staleTime: 0, placeholderData: (previous) => previous },
  );
  const undo = trpc.history.undo.useMutation({
    async onSuccess() {
      toast.success('Undone');
      await refresh();
    },
    onError: (error) => toast.error(`Error: ${messageOf(error)}`),
  });
  const batches = useUndoBatch();
  if (!changes.data) {
    return changes.isError ? (
      <ErrorState title="The changes could not be loaded." onRetry={() => void changes.refetch()} />
    ) : (
      <Skeletons count={3} className="mb-3 h-16" label="Loading the changes" />
    );
  }
  const { items, total, pageSize } = changes.data;
  const isPending = undo.isPending || batches.isPending;
  if (total === 0) return <EmptyState title="Nobody has changed anything here yet." />;
  return (
    <>
      <ol className="space-y-3">
        {items.map((change, index) => {
          const { key, action, title, recordId, author, at, before, after, isUndo, importKey, batch } = change;
          const verb = isUndo && action !== 'declined' ? UNDONE[action] : VERBS[action];
          const names = Object.keys((action === 'removed' ? before : after) ?? {}).filter((name) => name !== 'key');
          const isFirst = batch !== null && items.findIndex((other) => other.batch?.key === batch.key) === index;
          return (
            <li key={key} className="rounded-md border border-line p-4">
              <div className="flex flex-wrap items-start justify-between gap-3">
                <p className="min-w-0 wrap-anywhere">
                  <b className="font-medium">{author === '' ? 'Somebody' : author}</b> {verb}{' '}
                  {resources[change.resource].menu.noun} {recordId}: {title}
                  <span className="block text-sm text-muted">
                    <time dateTime={at}>{formatMoment(at, zone)}</time>
                    {importKey !== null && (isUndo ? ' · undo of an import' : ' · import')}
                    {batch && ` · one of ${batch.size} at once`}
                  </span>
                </p>
                {action !== 'declined' && (
                  <div className="flex flex-wrap gap-2">
                    <Button
                      aria-label={`Undo: ${verb} ${title}`}
                      aria-disabled={isPending}
                      onClick={() => !isPending && undo.mutate({ key })}
                    >
                      <Undo size={16} aria-hidden /> Undo
                    </Button>
                    {isFirst && (
                      <Button
                        aria-label={`Undo all ${batch.size}: ${verb} ${title} and others`}
                        aria-disabled={isPending}
                        onClick={() => !isPending && batches.undo(batch.key)}
                      >
                        <Undo size={16} aria-hidden /> Undo all {batch.size}
                      </Button>
                    )}
                  </div>
                )}
              </div>
              {action === 'declined' && (
                <p className="mt-3 whitespace-pre-line wrap-anywhere">{String(after?.note ?? '')}</p>
              )}
              {action === 'updated' && before && after && (
                <details className="mt-3">
                  <summary className="text-sm text-muted">{withCount(names.length, 'field')}</summary>
                  <div className="mt-3">
                    <FieldDifferences
                      resource={resources[change.resource]}
                      names={names}
                      left={{ title: 'Before', values: before }}
                      right={{ title: 'After', values: after }}
                    />
                  </div>
                </details>
              )}
            </li>
          );
        })}
      </ol>
      {total > pageSize && (
        <div className="mt-5 flex justify-center gap-3">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Button disabled={page * pageSize >= total} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </div>
      )}
    </>
  );
}
