import type { Answers, Calls } from '#client/lib/api/trpc.ts';
import { newUuid } from '#client/lib/uuid.ts';
import { splitProgressFile } from '#shared/rules/progress/progress-file-parts.ts';

export type FilePart = Calls['progress']['import'];
export type Preview = Answers['progress']['previewImport'];

/** The parts in which a file is sent, with a common key of the import. The server validates them. */
export function partsToSend(file: unknown): FilePart[] {
  const parts = splitProgressFile(file) as FilePart[]; // the server validates
  if (parts.length === 1) return parts;
  const importKey = newUuid();
  return parts.map((part) => ({ ...part, importKey }));
}

/** Calls `ask` for each part of a file in turn. @returns the sum of the answers */
export async function inParts(parts: readonly FilePart[], ask: (part: FilePart) => Promise<Preview>): Promise<Preview> {
  const [first, ...others] = parts;
  if (first === undefined) throw new Error('the file has no parts');
  let sum = await ask(first);
  for (const part of others) sum = join(sum, await ask(part));
  return sum;
}

const join = (a: Preview, b: Preview): Preview => ({
  done: a.done + b.done,
  starred: a.starred + b.starred,
  notes: a.notes + b.notes,
  questions: a.questions + b.questions,
  activity: a.activity + b.activity,
  drafts: a.drafts + b.drafts,
  submissions: a.submissions + b.submissions,
  sittings: a.sittings + b.sittings,
  records: a.records + b.records,
  unchanged: a.unchanged + b.unchanged,
  unknown: a.unknown + b.unknown,
  changes: [...a.changes, ...b.changes],
});
