import { messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { useRefreshContent } from './resource-api.ts';

/** Publishes or declines contributions of learners. */
export function useBlogDecisions() {
  const refresh = useRefreshContent();
  const optionsFor = (done: string) => ({
    onSuccess({ mail }: Answers['blogs']['publish']) {
      toast.success(done);
      if (mail === 'failed') toast.error('The mail to its author could not be sent.');
    },
    onError: (error: unknown) => toast.error(`Error: ${messageOf(error)}`),
    onSettled: refresh,
  });
  const publish = trpc.blogs.publish.useMutation(optionsFor('Published successfully'));
  const decline = trpc.blogs.decline.useMutation(optionsFor('Declined successfully'));
  return { publish, decline, isPending: publish.isPending || decline.isPending };
}
