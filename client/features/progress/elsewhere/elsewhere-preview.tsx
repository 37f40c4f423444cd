import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#client/lib/api/failure.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { toast } from '#client/lib/toast.ts';
import { countingAtFirst, type MatchedImport } from '#shared/rules/imports/matched-import.ts';
import { ImportDialog } from '../import-dialog.tsx';
import { previewImport, type Ready } from './match-import.ts';
import { OpenGroups } from './open-groups.tsx';

type ElsewherePreviewProps = { found: MatchedImport; first: Ready; onClose(): void; onImported(): void };

/** The preview of an import, with what its file leaves open: each decision of the owner previews it again. */
export function ElsewherePreview({ found, first, onClose, onImported }: ElsewherePreviewProps) {
  const [counting, setCounting] = useState(() => countingAtFirst(found));
  const { client } = trpc.useUtils();
  const again = useMutation({
    mutationFn: (next: ReadonlySet<string>) => previewImport(client, found, next),
    onSuccess: (_, next) => setCounting(next),
    onError: (error) => toast.error(`Error: ${messageOf(error)}`),
  });
  const handlePress = (key: string) => {
    const next = new Set(counting);
    if (!next.delete(key)) next.add(key);
    if (!again.isPending) again.mutate(next);
  };
  return (
    <ImportDialog {...(again.data ?? first)} isBusy={again.isPending} onClose={onClose} onImported={onImported}>
      <OpenGroups groups={found.groups} remarks={found.remarks} counting={counting} onPress={handlePress} />
    </ImportDialog>
  );
}
