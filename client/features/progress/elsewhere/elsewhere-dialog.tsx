import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { FileDrop } from '#client/components/form/file-drop.tsx';
import { Skeletons } from '#client/components/states.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { countingAtFirst } from '#shared/rules/imports/matched-import.ts';
import { UnreadableFileError } from '#shared/rules/imports/parsed-import.ts';
import { ElsewherePreview } from './elsewhere-preview.tsx';
import { fromCodeforces, matchImport, previewImport } from './match-import.ts';
import { SourceSteps } from './source-steps.tsx';
import { type Source, SOURCES } from './sources.ts';

type ElsewhereDialogProps = { onClose(): void; onImported(): void };

/** Chooses and reads data from another site. Nothing is changed before the preview is confirmed. */
export function ElsewhereDialog({ onClose, onImported }: ElsewhereDialogProps) {
  const name = useId();
  const [source, setSource] = useState(SOURCES[0] as Source); // there are some
  const { client } = trpc.useUtils();
  const allowed = trpc.progress.sources.useQuery();
  const parsed = async (input: File | string) => {
    if (source.read === undefined) return fromCodeforces(client, input as string); // a handle
    return source.read(
      typeof input === 'string' ? new TextEncoder().encode(input) : new Uint8Array(await input.arrayBuffer()),
    );
  };
  const reading = useMutation({
    mutationFn: async (input: File | string) => {
      const found = await matchImport(client, await parsed(input));
      return { found, first: await previewImport(client, found, countingAtFirst(found)) };
    },
  });
  const read = (content: File | string | undefined) => {
    if (content !== undefined && content !== '' && !reading.isPending) reading.mutate(content);
  };
  const choose = (next: Source) => {
    setSource(next);
    reading.reset();
  };
  const shown = SOURCES.filter((one) => one.name !== 'codeforces' || allowed.data?.codeforces);
  if (reading.data) return <ElsewherePreview {...reading.data} onClose={onClose} onImported={onImported} />;
  return (
    <Dialog title="Import what you solved elsewhere" onClose={onClose} wide>
      <fieldset className="grid gap-x-6 sm:grid-cols-2">
        <legend className="mb-1 font-medium">What do you have?</legend>
        {shown.map((one) => (
          <label key={one.name} className="flex min-h-10 items-center gap-2">
            <input type="radio" name={name} checked={one === source} onChange={() => choose(one)} />
            {one.label}
          </label>
        ))}
      </fieldset>
      <SourceSteps name={source.name} />
      <p className="mt-3 text-muted">{source.gives} You see what it would change first, and can undo it afterwards.</p>
      <div key={source.name} className="mt-4 space-y-4">
        {source.isPasted && <ContentField label="Lines" isLong onContent={read} isBusy={reading.isPending} />}
        {source.name === 'codeforces' && <ContentField label="Handle" onContent={read} isBusy={reading.isPending} />}
        {source.accept !== '' && (
          <FileDrop
            chosen={reading.variables instanceof File ? reading.variables.name : undefined}
            accept={source.accept}
            hint={`${source.accept.replaceAll(',', ', ')}, up to 2,000 lines or programs`}
            onChoose={read}
          />
        )}
      </div>
      {reading.isPending && <Skeletons count={2} className="mt-4 h-10" label="Reading it" />}
      {reading.isError && (
        <p role="alert" className="mt-4 text-hard">
          {reading.error instanceof UnreadableFileError ? reading.error.message : messageOf(reading.error)}
        </p>
      )}
    </Dialog>
  );
}

type ContentFieldProps = { label: string; isLong?: boolean; isBusy: boolean; onContent(text: string): void };

const FIELD = 'block w-full rounded-md border border-line-strong bg-page px-4 placeholder:text-muted';

/** A field for typed or pasted text. */
function ContentField({ label, isLong, isBusy, onContent }: ContentFieldProps) {
  const [text, setText] = useState('');
  const field = { value: text, onChange: ({ target }: { target: { value: string } }) => setText(target.value) };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onContent(text.trim());
      }}
    >
      <label>
        <span className="mb-1.5 block font-medium">{label}</span>
        {isLong ? (
          <textarea {...field} rows={6} spellCheck={false} className={`${FIELD} py-3 font-mono text-sm`} />
        ) : (
          <input {...field} maxLength={24} autoComplete="off" className={`${FIELD} min-h-11 max-w-xs`} />
        )}
      </label>
      <Button type="submit" className="mt-3" disabled={text.trim() === '' || isBusy}>
        Preview
      </Button>
    </form>
  );
}
