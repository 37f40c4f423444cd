import { Button } from '#client/components/button.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';

/** Copies a newsletter into a new draft, and opens that. */
export function CopyButton({ newsletterKey, onOpen }: { newsletterKey: string; onOpen(key: string): void }) {
  const utils = trpc.useUtils();
  const copy = trpc.newsletters.copy.useMutation({
    onSuccess({ key }) {
      toast.success('Copied into a new draft');
      onOpen(key);
      void utils.newsletters.invalidate();
    },
    onError: (error) => toast.error(`Error: ${messageOf(error)}`),
  });
  return (
    <Button
      aria-disabled={copy.isPending}
      onClick={() => {
        if (!copy.isPending) copy.mutate({ key: newsletterKey });
      }}
    >
      Copy to a new draft
    </Button>
  );
}
