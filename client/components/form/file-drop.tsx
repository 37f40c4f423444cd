import type { DragEvent } from 'react';
import { textOfFile } from '#shared/rules/imports/text/file-text.ts';
import { FILE_FORMATS, type FileFormat, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '#shared/schemas/imports.ts';

/** A file to import. */
export type ChosenFile = { name: string; format: FileFormat; text: string };

/** Reads a file, unless no import accepts it. */
export async function readChosen(file: File): Promise<ChosenFile | { refusal: string }> {
  const format = FILE_FORMATS.find((known) => file.name.toLowerCase().endsWith(`.${known}`));
  if (!format) return { refusal: 'The file must be CSV or JSON.' };
  if (file.size > MAX_IMPORT_BYTES)
    return { refusal: `The file is over ${MAX_IMPORT_BYTES / 1_000_000} MB; please import it in parts.` };
  return { name: file.name, format, text: textOfFile(new Uint8Array(await file.arrayBuffer())) };
}

type FileDropProps = {
  chosen: string | undefined;
  /** The accepted file extensions, and a text about them; by default those of content imports. */
  accept?: string;
  hint?: string;
  onChoose(file: File | undefined): void;
};

const OF_CONTENT = `CSV or JSON, up to ${MAX_IMPORT_BYTES / 1_000_000} MB and ${MAX_IMPORT_ROWS.toLocaleString('en')} rows`;

/** An area for choosing or dropping a file. */
export function FileDrop({ chosen, accept = '.csv,.json', hint = OF_CONTENT, onChoose }: FileDropProps) {
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    onChoose(event.dataTransfer.files[0]);
  };
  return (
    <label
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
      className="block cursor-pointer rounded-md border border-dashed border-line-strong px-6 py-8 text-center focus-within:outline-2 focus-within:outline-accent hover:bg-sunken"
    >
      <span className="font-medium wrap-anywhere">{chosen ?? 'Choose a file or drop it here'}</span>
      <span className="mt-1 block text-sm text-muted">{hint}</span>
      <input
        type="file"
        accept={accept}
        className="sr-only"
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          // Cleared, so that choosing the same file again after a correction fires a change event.
          target.value = '';
        }}
      />
    </label>
  );
}
