import type { trpc } from '#client/lib/api/trpc.ts';
import { newUuid } from '#client/lib/uuid.ts';
import { ownTimeZone } from '#client/records/progress/progress-queue.ts';
import {
  type ImportedItem,
  type ParsedImport,
  parsedImport,
  type SkippedLine,
} from '#shared/rules/imports/parsed-import.ts';
import { type ImportFile, problemsFile, questionsFile } from '#shared/rules/imports/import-file.ts';
import { dayIn } from '#shared/rules/progress/streaks.ts';
import { type FilePart, inParts, partsToSend, type Preview } from '../import-parts.ts';

type Client = ReturnType<typeof trpc.useUtils>['client'];

/** An import that is ready to be confirmed. */
export type Ready = { parts: FilePart[]; preview: Preview; skipped: SkippedLine[] };

/** Finds the problem for each line, and requests a preview of the import. */
export async function matchImport(client: Client, collection: ParsedImport): Promise<Ready> {
  const { file, skipped } = await importFileOf(client, collection);
  const parts = partsToSend(file);
  const preview = await inParts(parts, (part) => client.progress.previewImport.mutate(part));
  return { parts, preview, skipped: [...skipped, ...collection.skipped] };
}

async function importFileOf({ progress }: Client, { of, items }: ParsedImport): Promise<ImportFile> {
  const lines = items.map(({ names }) => names);
  const now = Date.now();
  const when = { now, today: dayIn(ownTimeZone(), now) };
  return of === 'problems'
    ? problemsFile(items, await progress.matchProblems.mutate({ lines }), when)
    : questionsFile(items, await progress.matchQuestions.mutate({ lines }), { ...when, newKey: newUuid });
}

/** The problems that a handle has solved on Codeforces, with the days in this browser's time zone. */
export async function fromCodeforces({ progress }: Client, handle: string): Promise<ParsedImport> {
  const zone = ownTimeZone();
  const solved = await progress.codeforces.mutate({ handle });
  const items = solved.map(({ name, solvedAt }): ImportedItem => ({
    line: name,
    names: [name],
    solvedOn: dayIn(zone, solvedAt),
    program: null,
  }));
  return parsedImport('problems', items);
}
