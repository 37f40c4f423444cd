import { messageOf } from './failure.ts';
import { toast } from './toast.ts';
import { trpc } from './trpc.ts';

/** Lists of people, what they write, pictures, and the counts of the home panel are refetched. */
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

/** What an administrator is told of a deletion. */
export function useRemovalTold() {
  const refresh = useRefreshPeople();
  return {
    onSuccess: () => toast.success('Deleted successfully'),
    onError: (error: unknown) => toast.error(`Error: ${messageOf(error)}`),
    onSettled: () => void refresh(),
  };
}
