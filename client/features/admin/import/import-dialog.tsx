import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { FileDrop, readChosen } from '#client/components/form/file-drop.tsx';
import { Skeletons } from '#client/components/states.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import type { FileFormat } from '#shared/schemas/imports.ts';
import { type Choices, ImportChoices, ImportOutlook } from './import-choices.tsx';
import { ImportPreview } from './import-preview.tsx';

type Chosen = { name: string; format: FileFormat };

type ImportDialogProps = { name: ResourceName; onStarted(): void; onClose(): void };

/** Chooses a file, previews its import and starts it. */
export function ImportDialog({ name, onStarted, onClose }: ImportDialogProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refusal, setRefusal] = useState('');
  const [choices, setChoices] = useState<Choices>({ addOnly: false, allOrNone: true });
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
    setChosen({ name: file.name, format });
    preview.mutate({ resource: name, format, text });
  }

  function handleStart() {
    if (!preview.data || start.isPending) return;
    start.mutate({ key: preview.data.key, ...choices }, { onSuccess: onStarted });
  }

  const failure = refusal || ((preview.error ?? start.error) ? messageOf(preview.error ?? start.error) : '');
  const { data } = preview;
  const { created = 0, updated = 0, refusedCount = 0 } = data ?? {};
  const isPossible = created + (choices.addOnly ? 0 : updated) > 0 && !(choices.allOrNone && refusedCount > 0);
  return (
    <Dialog title={`Import ${resources[name].menu.noun}s`} onClose={onClose} wide>
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
          <ImportChoices choices={choices} onChange={setChoices} />
        </>
      )}
      <div className="sticky bottom-0 -mx-5 mt-6 -mb-5 border-t border-line bg-surface px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
        {data && <ImportOutlook resource={resources[name]} preview={data} choices={choices} />}
        <div className="flex justify-end gap-3">
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
      </div>
    </Dialog>
  );
}
