import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { formatMoment } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import { toast } from '#client/lib/toast.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { deviceName } from '#shared/rules/device-name.ts';

type Session = Answers['administrators']['sessions'][number];

/** The administrator's own sessions, with buttons to end them. */
export function SessionList() {
  const zone = useTimeZone();
  const utils = trpc.useUtils();
  const [isAsked, setAsked] = useState(false);
  const sessions = trpc.administrators.sessions.useQuery(undefined, { staleTime: 0 });
  const callbacks = (message: string) => ({
    onSuccess: () => toast.success(message),
    onError: (error: unknown) => toast.error(`Error: ${messageOf(error)}`),
    onSettled: () => void utils.administrators.sessions.invalidate(),
  });
  const end = trpc.administrators.endSession.useMutation(callbacks('Session ended'));
  const endOthers = trpc.administrators.endOtherSessions.useMutation(callbacks('Your other sessions have ended'));
  if (!sessions.data) {
    return sessions.isError ? (
      <ErrorState title="Your sessions could not be loaded." onRetry={() => void sessions.refetch()} />
    ) : (
      <Skeletons count={2} className="mb-2 h-16" label="Loading your sessions" />
    );
  }
  const spanOf = ({ createdAt, lastUsedAt }: Session) =>
    `Logged in ${formatMoment(createdAt, zone)}, last used ${formatMoment(lastUsedAt, zone)}`;
  return (
    <>
      <ul aria-label="Sessions" className="divide-y divide-line rounded-md border border-line bg-surface">
        {sessions.data.map((session) => (
          <li key={session.key} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere" title={session.userAgent}>
                {deviceName(session.userAgent)}
              </p>
              <p className="text-sm text-muted">{spanOf(session)}</p>
            </div>
            {session.isCurrent ? (
              <span className="rounded-full border border-line-strong px-2 py-0.5 text-xs text-muted">
                This session
              </span>
            ) : (
              <Button
                aria-label={`End the session of ${deviceName(session.userAgent)}: ${spanOf(session)}`}
                aria-disabled={end.isPending}
                onClick={() => {
                  if (!end.isPending) end.mutate({ key: session.key });
                }}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.data.length > 1 && (
        <Button className="mt-4" onClick={() => setAsked(true)}>
          End all others
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          question="End all your other sessions?"
          name="Whoever works in them has to log in again."
          action="End all others"
          onConfirm={() => endOthers.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
