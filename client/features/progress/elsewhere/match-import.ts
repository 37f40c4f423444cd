import type { trpc } from '#client/lib/api/trpc.ts';
import { newUuid } from '#client/lib/uuid.ts';
import { ownTimeZone } from '#client/lib/own-time-zone.ts';
import { fileOf, type MatchedImport, matchedProblems, matchedQuestions } from '#shared/rules/imports/matched-import.ts';
import { namesToMatch } from '#shared/rules/imports/matched-items.ts';
import {
  type ImportedItem,
  MAX_LINES,
  type ParsedImport,
  parsedImport,
  type SkippedLine,
} from '#shared/rules/imports/parsed-import.ts';
import { dayIn } from '#shared/rules/progress/streaks.ts';
import { type FilePart, inParts, partsToSend, type Preview } from '../import-parts.ts';

type Client = ReturnType<typeof trpc.useUtils>['client'];

/** An import that is ready to be confirmed. */
export type Ready = { parts: FilePart[]; preview: Preview; skipped: SkippedLine[] };

/** Finds the problem or question for each line of a file. */
export async function matchImport({ progress }: Client, read: ParsedImport): Promise<MatchedImport> {
  const names = namesToMatch(read.items);
  return read.of === 'problems'
    ? matchedProblems(read, await inBatches(names, (lines) => progress.matchProblems.mutate({ lines })))
    : matchedQuestions(read, await inBatches(names, (lines) => progress.matchQuestions.mutate({ lines })));
}

/** A line may have several problems, and a call takes so many lines at most. */
async function inBatches<T>(lines: string[][], match: (lines: string[][]) => Promise<T[]>): Promise<T[]> {
  const matches: T[] = [];
  for (let start = 0; start < lines.length; start += MAX_LINES)
    matches.push(...(await match(lines.slice(start, start + MAX_LINES))));
  return matches;
}

/** Requests a preview of the import if the lines of these groups count. */
export async function previewImport(
  { progress }: Client,
  found: MatchedImport,
  counting: ReadonlySet<string>,
): Promise<Ready> {
  const now = Date.now();
  const { file, skipped } = fileOf(found, counting, { now, today: dayIn(ownTimeZone(), now), newKey: newUuid });
  const parts = partsToSend(file);
  const preview = await inParts(parts, (part) => progress.previewImport.mutate(part));
  return { parts, preview, skipped };
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
    question: null,
  }));
  return parsedImport('problems', items);
}
