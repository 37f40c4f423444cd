import { useId } from 'react';
import { CheckBox } from '#client/components/form/check-box.tsx';
import { SectionHeading } from '#client/components/section-heading.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { ownTimeZone } from '#client/lib/own-time-zone.ts';
import { toast } from '#client/lib/toast.ts';

/** Subscribes a learner to the weekly digest, or unsubscribes. */
export function WeeklyDigest() {
  const headingId = useId();
  const utils = trpc.useUtils();
  const letter = trpc.weeklyDigests.own.useQuery();
  const save = trpc.weeklyDigests.save.useMutation({
    onSuccess(saved) {
      utils.weeklyDigests.own.setData(undefined, saved);
      toast.success(saved.isOn ? 'You get the weekly digest' : 'You no longer get the weekly digest');
    },
    onError: (error) => toast.error(messageOf(error)),
  });
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} title="Weekly digest">
        A mail on Monday morning: what you did in the last seven days, and which reviews are due. There is none when
        there is nothing to report, and one click in it unsubscribes you.
      </SectionHeading>
      {letter.data ? (
        <CheckBox
          label="Send me the weekly digest"
          checked={save.isPending ? save.variables.isOn : letter.data.isOn}
          onChange={({ target: { checked } }) => {
            if (!save.isPending) save.mutate({ isOn: checked, timeZone: ownTimeZone() });
          }}
        />
      ) : letter.isError ? (
        <ErrorState title="The weekly digest could not be loaded." onRetry={() => void letter.refetch()} />
      ) : (
        <Skeletons count={1} className="h-8" label="Loading the weekly digest" />
      )}
    </section>
  );
}
