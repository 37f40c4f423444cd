import toast from 'react-hot-toast';
import { messageOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';

const DELETE = 'Are you sure you want to delete ?';

/** What an administrator is asked before one is deleted, in the words of the old site, blank before '?' included. */
export const QUESTIONS = {
  user: DELETE,
  message: DELETE,
  administrator: 'Are you sure you want to delete this admin?',
  subscriber: 'Are you sure you want to delete this subscriber?',
};

/** Lists and counts of people are asked for anew. */
export function useRefreshPeople() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([utils.people.invalidate(), utils.administrators.invalidate(), utils.dashboard.invalidate()]);
}

/** The deletions, each with its texts. */
export function usePeopleRemoval() {
  const refresh = useRefreshPeople();
  const told = {
    onSuccess: () => void toast.success('Deleted successfully'),
    onError: (error: unknown) => void toast.error(`Error: ${messageOf(error)}`),
    onSettled: refresh,
  };
  const user = trpc.people.removeUser.useMutation(told);
  const message = trpc.people.removeMessage.useMutation(told);
  const administrator = trpc.administrators.remove.useMutation(told);
  const subscriber = trpc.people.removeSubscriber.useMutation({
    onSuccess: ({ email }) => void toast.success(`Deleted subscriber with email: ${email}`),
    onError: () => void toast.error('Error deleting subscriber'),
    onSettled: refresh,
  });
  return {
    removeUser: ({ key }: { key: string }) => user.mutate({ key }),
    removeMessage: ({ key }: { key: string }) => message.mutate({ key }),
    removeAdministrator: ({ key }: { key: string }) => administrator.mutate({ key }),
    removeSubscriber: ({ email }: { email: string }) => subscriber.mutate({ email }),
  };
}
