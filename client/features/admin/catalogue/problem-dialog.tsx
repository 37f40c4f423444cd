import { Dialog } from '#client/components/dialog.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { ProblemForm } from './problem-form.tsx';

type ProblemDialogProps = { slug: string; onClose(): void };

/** The form of a problem with all its places. */
export function ProblemDialog({ slug, onClose }: ProblemDialogProps) {
  // Fetched once per opening, as a refetch must not overwrite typed text.
  const { data, error } = trpc.catalogue.get.useQuery({ slug }, { staleTime: 'static', gcTime: 0 });
  if (!data && !error) return null;
  return (
    <Dialog title={data ? 'Edit a problem with its places' : 'This cannot be edited'} onClose={onClose} wide>
      {data ? <ProblemForm entry={data} onSaved={onClose} /> : error && <p>{messageOf(error)}</p>}
    </Dialog>
  );
}
