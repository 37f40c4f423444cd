import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { type ChosenFile, FileDrop, readChosen } from '#client/components/file-drop.tsx';
import { Skeletons } from '#client/components/states.tsx';
import { messageOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { ImportPreview } from './import-preview.tsx';

type ImportDialogProps = { name: ResourceName; onStarted(): void; onClose(): void };

/** Choosing a file, seeing what it would do, and starting. */
export function ImportDialog({ name, onStarted, onClose }: ImportDialogProps) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [refusal, setRefusal] = useState('');
  const [allOrNone, setAllOrNone] = useState(true);
  const preview = trpc.imports.preview.useMutation();
  const start = trpc.imports.start.useMutation();

  async function choose(file: File | undefined) {
    if (!file) return;
    preview.reset();
    start.reset();
    setChosen(null);
    setRefusal('');
    const read = await readChosen(file);
    if ('refusal' in read) return setRefusal(read.refusal);
    const { format, text } = read;
    setChosen(read);
    preview.mutate({ resource: name, format, text });
  }

  function handleStart() {
    if (!chosen || start.isPending) return;
    const { format, text } = chosen;
    start.mutate({ resource: name, format, text, allOrNone }, { onSuccess: onStarted });
  }

  const failure = refusal || ((preview.error ?? start.error) ? messageOf(preview.error ?? start.error) : '');
  const { data } = preview;
  const isPossible = data && data.refusedCount < data.total && !(allOrNone && data.refusedCount > 0);
  return (
    <Dialog title={`Import ${resources[name].noun}s`} onClose={onClose} wide>
      <FileDrop chosen={chosen?.name} onChoose={(file) => void choose(file)} />
      {failure !== '' && (
        <p role="alert" className="mt-4 text-hard">
          {failure}
        </p>
      )}
      {preview.isPending && <Skeletons count={3} className="mt-4 h-12" label="Reading the file" />}
      {data && (
        <>
          <ImportPreview name={name} preview={data} unit={chosen?.format === 'json' ? 'Record' : 'Line'} />
          <fieldset className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
            <legend className="mb-1.5 font-medium">Import</legend>
            {[
              { value: true, label: 'All rows or none' },
              { value: false, label: 'The good rows' },
            ].map(({ value, label }) => (
              <label key={label} className="flex min-h-10 items-center gap-2">
                <input type="radio" name="rows" checked={allOrNone === value} onChange={() => setAllOrNone(value)} />
                {label}
              </label>
            ))}
          </fieldset>
          {allOrNone && data.refusedCount > 0 && (
            <p className="text-muted">Some rows cannot be imported: correct the file, or import the good rows.</p>
          )}
        </>
      )}
      <div className="mt-6 flex justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="primary"
          className="min-h-10"
          disabled={!isPossible}
          aria-disabled={start.isPending}
          onClick={handleStart}
        >
          Start import
        </Button>
      </div>
    </Dialog>
  );
}
