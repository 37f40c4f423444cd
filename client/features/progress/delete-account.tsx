import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#client/components/button.tsx';
import { Dialog, focusedFirst } from '#client/components/dialog.tsx';
import { SectionHeading } from '#client/components/section-heading.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { refreshShown } from '#client/lib/api/query-client.ts';
import { clearAccount, useStoredUser } from '#client/lib/api/session.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { clearProgress } from './clear-progress.ts';

export function DeleteAccount() {
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const userKey = useStoredUser()?._id ?? null;
  const remove = trpc.accounts.remove.useMutation({
    onSuccess() {
      toast.success('Your account and data were deleted');
      if (userKey !== null) clearProgress(userKey);
      clearAccount('user');
      void navigate('/');
      void refreshShown(queryClient);
    },
    onError: (error) => toast.error(`Error: ${messageOf(error)}`),
  });
  const close = () => setAsked(false);
  return (
    <section aria-labelledby="delete-heading">
      <SectionHeading id="delete-heading" title="Delete my account and data">
        Ends your sessions on every device and deletes your account, your progress, your code and your newsletter
        subscription. Blogs that you contributed stay, without your name.
      </SectionHeading>
      <Button onClick={() => setAsked(true)}>Delete my account and data</Button>
      {isAsked && (
        <Dialog title="Are you sure you want to delete ?" onClose={close}>
          <p className="text-muted">
            Your account, ticks, stars, notes, streaks, drafts, submissions, contests, interviews and reviews are
            deleted for good. This cannot be undone; export them first if you may want them again.
          </p>
          <div className="mt-6 flex justify-end gap-3">
            <Button ref={focusedFirst} onClick={close}>
              Cancel
            </Button>
            <Button look="primary" className="min-h-10" disabled={remove.isPending} onClick={() => remove.mutate()}>
              Delete for good
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
