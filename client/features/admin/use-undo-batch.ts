import { showUndoable } from '#client/components/undo-toast.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { useRefreshContent } from './resource-api.ts';

/** Undoes an action on several records. */
export function useUndoBatch() {
  const refresh = useRefreshContent();
  const undo = trpc.history.undoBatch.useMutation({
    onSuccess: ({ count }) => toast.success(`Undone: ${withCount(count, 'change')}`),
    onError: (error) => toast.error(`Error: ${messageOf(error)}`),
    onSettled: refresh,
  });
  return {
    isPending: undo.isPending,
    undo: (key: string) => undo.mutate({ key }),
    /** Shows a message about such an action, with a button to undo it. */
    report(message: string, { count, batchKey }: { count: number; batchKey: string }) {
      if (count === 0) toast.success(message);
      else showUndoable(message, () => undo.mutate({ key: batchKey }));
    },
  };
}
