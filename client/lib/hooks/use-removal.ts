import { messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';

/** Refetches the lists of people, messages and pictures, and the counts of the home panel. */
export function useRefreshPeople() {
  const utils = trpc.useUtils();
  const changed = [
    utils.users,
    utils.administrators,
    utils.subscribers,
    utils.messages,
    utils.pictures,
    utils.dashboard,
  ];
  return () => Promise.all(changed.map((part) => part.invalidate()));
}

/** Callbacks of a deletion that show its result and refetch the lists. */
export function useRemovalCallbacks() {
  const refresh = useRefreshPeople();
  return {
    onSuccess: () => toast.success('Deleted successfully'),
    onError: (error: unknown) => toast.error(`Error: ${messageOf(error)}`),
    onSettled: () => void refresh(),
  };
}
