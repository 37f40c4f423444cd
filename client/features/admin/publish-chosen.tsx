import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { messageOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { useRefreshContent } from './resource-api.ts';
import type { Chosen } from './use-chosen.ts';

/** Publishes those of the chosen blogs that are not published yet. */
export function PublishChosen({ chosen }: { chosen: Chosen }) {
  const [isAsked, setAsked] = useState(false);
  const refresh = useRefreshContent();
  const publish = trpc.blogs.publishChosen.useMutation({
    onSuccess({ count, unsentMails }) {
      toast.success(`Published ${withCount(count, 'blog')}`);
      if (unsentMails > 0) toast.error(`${withCount(unsentMails, 'mail')} to authors could not be sent.`);
      chosen.clear();
    },
    onError: (error) => toast.error(`Error: ${messageOf(error)}`),
    onSettled: refresh,
  });
  return (
    <>
      <Button aria-disabled={publish.isPending} onClick={() => setAsked(!publish.isPending)}>
        Publish selected
      </Button>
      {isAsked && (
        <ConfirmDialog
          question={`Publish ${withCount(chosen.count, 'blog')}?`}
          name="Their authors are told by mail. Those that are published already stay as they are."
          action="Publish"
          onConfirm={() => publish.mutate(chosen.selection)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
