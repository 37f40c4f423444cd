import type { trpc } from '#client/lib/api/trpc.ts';
import { newUuid } from '#client/lib/uuid.ts';
import { ownTimeZone } from '#client/records/progress/progress-queue.ts';
import { type Brought, type Collection, collectionOf, type LeftOut } from '#shared/rules/imports/brought.ts';
import { type ImportFile, problemsFile, questionsFile } from '#shared/rules/imports/import-file.ts';
import { dayIn } from '#shared/rules/progress/streaks.ts';
import { type FilePart, inParts, partsToSend, type Preview } from '../import-parts.ts';

type Client = ReturnType<typeof trpc.useUtils>['client'];

/** An import that is ready to be confirmed. */
export type Ready = { parts: FilePart[]; preview: Preview; leftOut: LeftOut[] };

/** Finds the problem for each line, and requests a preview of the import. */
export async function matchBrought(client: Client, collection: Collection): Promise<Ready> {
  const { file, leftOut } = await importFileOf(client, collection);
  const parts = partsToSend(file);
  const preview = await inParts(parts, (part) => client.progress.previewImport.mutate(part));
  return { parts, preview, leftOut: [...leftOut, ...collection.leftOut] };
}

async function importFileOf({ progress }: Client, { of, brought }: Collection): Promise<ImportFile> {
  const lines = brought.map(({ names }) => names);
  const now = Date.now();
  const when = { now, today: dayIn(ownTimeZone(), now) };
  return of === 'problems'
    ? problemsFile(brought, await progress.matchProblems.mutate({ lines }), when)
    : questionsFile(brought, await progress.matchQuestions.mutate({ lines }), { ...when, newKey: newUuid });
}

/** The problems that a handle has solved on Codeforces, with the days in this browser's time zone. */
export async function fromCodeforces({ progress }: Client, handle: string): Promise<Collection> {
  const zone = ownTimeZone();
  const solved = await progress.codeforces.mutate({ handle });
  const brought = solved.map(({ name, solvedAt }): Brought => ({
    line: name,
    names: [name],
    solvedOn: dayIn(zone, solvedAt),
    program: null,
  }));
  return collectionOf('problems', brought);
}
