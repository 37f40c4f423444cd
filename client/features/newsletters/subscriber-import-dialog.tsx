import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { type ChosenFile, FileDrop, readChosen } from '#client/components/form/file-drop.tsx';
import { Skeletons } from '#client/components/states.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useRefreshPeople } from '#client/lib/hooks/use-removal.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { ImportCounts, Refusals } from './import-outcome.tsx';

/** Imports subscribers from a file, after a preview of the accepted and refused rows. */
export function SubscriberImportDialog({ onClose }: { onClose(): void }) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [refusal, setRefusal] = useState('');
  const refresh = useRefreshPeople();
  const preview = trpc.subscriberImports.preview.useMutation();
  const take = trpc.subscriberImports.take.useMutation({
    onSuccess({ created }) {
      toast.success(`${withCount(created, 'subscriber')} imported`);
      onClose();
    },
    onSettled: () => void refresh(),
  });

  async function choose(file: File | undefined) {
    if (!file) return;
    preview.reset();
    take.reset();
    setChosen(null);
    setRefusal('');
    const read = await readChosen(file);
    if ('refusal' in read) return setRefusal(read.refusal);
    setChosen(read);
    preview.mutate({ format: read.format, text: read.text });
  }

  const error = preview.error ?? take.error;
  const failure = refusal || (error ? messageOf(error) : '');
  const { data } = preview;
  return (
    <Dialog title="Import subscribers" onClose={onClose} wide>
      <p className="mb-4 text-muted">
        Each row has an email, a consent date (2026-11-21) and a consent source: where the consent is recorded. Somebody
        who has unsubscribed is added again only with a newer consent.
      </p>
      <FileDrop chosen={chosen?.name} onChoose={(file) => void choose(file)} />
      {failure !== '' && (
        <p role="alert" className="mt-4 text-hard">
          {failure}
        </p>
      )}
      {preview.isPending && <Skeletons count={2} className="mt-4 h-12" label="Reading the file" />}
      {data && (
        <>
          <ImportCounts
            counts={[
              ['New', data.created],
              ['Already subscribed', data.unchanged],
              ['Refused', data.refusedCount],
            ]}
          />
          <Refusals
            refused={data.refused}
            count={data.refusedCount}
            unit={chosen?.format === 'json' ? 'Record' : 'Line'}
          />
        </>
      )}
      <div className="mt-6 flex justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="primary"
          className="min-h-10"
          disabled={!data || data.created === 0}
          aria-disabled={take.isPending}
          onClick={() => {
            if (chosen && !take.isPending) take.mutate({ format: chosen.format, text: chosen.text });
          }}
        >
          {`Import ${withCount(data?.created ?? 0, 'subscriber')}`}
        </Button>
      </div>
    </Dialog>
  );
}
