import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type ComponentType, lazy, Suspense, useId, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { Download } from '#client/components/icons/icons-learning.ts';
import { Undo, Upload } from '#client/components/icons/icons-work.ts';
import { SectionHeading } from '#client/components/section-heading.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { formatClock, formatDay } from '#client/lib/format.ts';
import { requestSync } from '#client/records/owner.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { ImportDialog } from './import-dialog.tsx';
import { type FilePart, inParts, partsToSend } from './import-parts.ts';
import { UndoneDialog } from './undone-dialog.tsx';
import { removeUndone, type Undone } from './undone-import.ts';

/** Reads files of other sites; loaded on demand. */
const ElsewhereDialog = lazy<ComponentType<{ onClose(): void; onImported(): void }>>(() =>
  import('./elsewhere/elsewhere-dialog.tsx').then(
    (module) => ({ default: module.ElsewhereDialog }),
    () => ({ default: NotLoaded }),
  ),
);

/** Closes the dialog, as without a connection an import is not possible either. */
const NotLoaded = ({ onClose }: { onClose(): void }) => (
  <Dialog title="Import what you solved elsewhere" onClose={onClose}>
    <p>This needs a connection. Please load the page again when there is one.</p>
  </Dialog>
);

/** The maximum size of a call that the server accepts. */
const MAX_BYTES = 1_000_000;

/** The maximum size of a file; all data of an account fits into it. */
const MAX_BYTES_OF_FILE = 100_000_000;

const fail = (error: unknown) => toast.error(`Error: ${messageOf(error)}`);

/** Exports all progress as a file, and imports such a file. */
export function ProgressFile({ lastImport }: { lastImport: { importedAt: string } | null }) {
  const timeZone = useTimeZone();
  const inputId = useId();
  const [parts, setParts] = useState<FilePart[]>([]);
  const [kept, setKept] = useState<Undone['kept']>([]);
  const [isAsking, setAsking] = useState(false);
  const utils = trpc.useUtils();
  const refresh = () => {
    requestSync();
    void utils.progress.overview.invalidate();
    void utils.practice.mine.invalidate();
    void utils.practice.submissions.invalidate();
  };
  const preview = useMutation({
    mutationFn: (file: readonly FilePart[]) =>
      inParts(file, (part) => utils.client.progress.previewImport.mutate(part)),
    onError: fail,
  });
  const undo = trpc.progress.undoImport.useMutation({
    onSuccess(undone) {
      removeUndone(undone);
      if (undone.kept.length === 0) toast.success('Import undone');
      else setKept(undone.kept);
      refresh();
    },
    onError: fail,
  });

  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    const content = await readJson(chosen);
    // Cleared, so that the same file can be chosen again after a correction.
    target.value = '';
    if (typeof content === 'string') return toast.error(`Error: ${content}`);
    setParts(content);
    preview.mutate(content);
  };
  const handleExport = () => void utils.client.progress.export.query().then(download, fail);

  return (
    <section aria-labelledby="file-heading">
      <SectionHeading id="file-heading" title="Export and import">
        One JSON file with everything that you ticked, starred and noted, and with the code that you wrote and submitted
        on problems, and your contests and interviews. A file that was exported here can be imported again, and so can
        the bare storage keys of the old site.
      </SectionHeading>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={handleExport}>
          <Download size={17} aria-hidden /> Export everything
        </Button>
        <label
          htmlFor={inputId}
          className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-md border border-line-strong bg-surface px-4 font-medium transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink hover:bg-sunken"
        >
          <Upload size={17} aria-hidden /> Import a file
          <input
            id={inputId}
            type="file"
            accept="application/json,.json"
            onChange={(event) => void handleFile(event)}
            className="sr-only"
          />
        </label>
        <Button onClick={() => setAsking(true)}>Import what you solved elsewhere</Button>
        {lastImport && (
          <Button look="quiet" disabled={undo.isPending} onClick={() => undo.mutate()}>
            <Undo size={17} aria-hidden /> Undo the import of {formatDay(lastImport.importedAt, timeZone)},{' '}
            {formatClock(lastImport.importedAt, timeZone)}
          </Button>
        )}
      </div>
      {kept.length > 0 && <UndoneDialog kept={kept} onClose={() => setKept([])} />}
      {isAsking && (
        <Suspense>
          <ElsewhereDialog
            onClose={() => setAsking(false)}
            onImported={() => {
              setAsking(false);
              refresh();
            }}
          />
        </Suspense>
      )}
      {preview.data && (
        <ImportDialog
          parts={parts}
          preview={preview.data}
          onClose={() => preview.reset()}
          onImported={() => {
            preview.reset();
            refresh();
          }}
        />
      )}
    </section>
  );
}

/** @returns the parts of a file, or the reason why it cannot be read */
async function readJson(file: File): Promise<FilePart[] | string> {
  if (file.size > MAX_BYTES_OF_FILE) return 'This file is larger than 100 MB.';
  try {
    const parts = partsToSend(JSON.parse(await file.text()));
    const isTooLarge = parts.some((part) => new Blob([JSON.stringify(part)]).size > MAX_BYTES);
    return isTooLarge ? 'This file has more than 1 MB of progress.' : parts;
  } catch {
    return 'This file is not JSON.';
  }
}

function download(content: object): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `gearup-progress-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
