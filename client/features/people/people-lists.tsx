import toast from 'react-hot-toast';
import { messageOf } from '#client/lib/failure.ts';
import { formatDay } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/request-context.ts';
import { trpc } from '#client/lib/trpc.ts';
import { PeopleList } from './people-list.tsx';

const DELETED = 'Deleted successfully';
const DELETE = 'Are you sure you want to delete ?';

const showFailure = (error: unknown) => void toast.error(`Error: ${messageOf(error)}`);

export function AdministratorList() {
  const query = trpc.administrators.list.useQuery();
  const remove = trpc.administrators.remove.useMutation({
    onSuccess: () => void toast.success(DELETED),
    onError: showFailure,
    onSettled: () => query.refetch(),
  });
  return (
    <PeopleList
      title="Admins"
      query={query}
      empty="No admins found."
      question="Are you sure you want to delete this admin?"
      nameOf={({ username }) => username}
      onRemove={({ key }) => remove.mutate({ key })}
    >
      {({ username }) => username}
    </PeopleList>
  );
}

export function SubscriberList() {
  const query = trpc.people.subscribers.useQuery();
  const remove = trpc.people.removeSubscriber.useMutation({
    onSuccess: ({ email }) => void toast.success(`Deleted subscriber with email: ${email}`),
    onError: () => void toast.error('Error deleting subscriber'),
    onSettled: () => query.refetch(),
  });
  return (
    <PeopleList
      title="Subscribers"
      query={query}
      empty="No subscribers found."
      question="Are you sure you want to delete this subscriber?"
      nameOf={({ email }) => email}
      onRemove={({ email }) => remove.mutate({ email })}
    >
      {({ email }) => email}
    </PeopleList>
  );
}

export function UserList() {
  const query = trpc.people.users.useQuery();
  const remove = trpc.people.removeUser.useMutation({
    onSuccess: () => void toast.success(DELETED),
    onError: showFailure,
    onSettled: () => query.refetch(),
  });
  return (
    <PeopleList
      title="Users"
      query={query}
      empty="No users found."
      question={DELETE}
      nameOf={({ email }) => email}
      onRemove={({ key }) => remove.mutate({ key })}
    >
      {({ firstName, lastName, email, phone }) => (
        <>
          <p className="font-medium">{`${firstName} ${lastName}`.trim()}</p>
          <p className="text-muted">{[email, phone].filter(Boolean).join(' · ')}</p>
        </>
      )}
    </PeopleList>
  );
}

/** What came with the contact form: to be read and deleted, not edited. */
export function MessageList() {
  const timeZone = useTimeZone();
  const query = trpc.people.messages.useQuery();
  const remove = trpc.people.removeMessage.useMutation({
    onSuccess: () => void toast.success(DELETED),
    onError: showFailure,
    onSettled: () => query.refetch(),
  });
  return (
    <PeopleList
      title="Queries"
      query={query}
      empty="No messages found."
      question={DELETE}
      nameOf={({ firstName, lastName }) => `the message of ${firstName} ${lastName}`}
      onRemove={({ key }) => remove.mutate({ key })}
    >
      {({ firstName, lastName, email, phone, message, createdAt }) => (
        <>
          <p className="font-medium">{`${firstName} ${lastName}`.trim()}</p>
          <p className="text-sm text-muted">
            {[email, phone, formatDay(createdAt, timeZone)].filter(Boolean).join(' · ')}
          </p>
          <p className="mt-2 whitespace-pre-wrap">{message}</p>
        </>
      )}
    </PeopleList>
  );
}
