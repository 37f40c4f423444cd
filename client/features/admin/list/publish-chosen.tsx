import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { useRefreshContent } from '#client/features/admin/resource-api.ts';
import type { Chosen } from './use-chosen.ts';
import { useUndoBatch } from '#client/features/admin/use-undo-batch.ts';

/** Publishes those of the chosen blogs that are not published yet. */
export function PublishChosen({ chosen }: { chosen: Chosen }) {
  const [isAsked, setAsked] = useState(false);
  const refresh = useRefreshContent();
  const { report } = useUndoBatch();
  const publish = trpc.blogs.publishChosen.useMutation({
    onSuccess(published) {
      report(`Published ${withCount(published.count, 'blog')}`, published);
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
          name="Their authors are notified by mail. Blogs that are already published do not change."
          action="Publish"
          onConfirm={() => publish.mutate(chosen.selection)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
