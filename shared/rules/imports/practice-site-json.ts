import { z } from 'zod';
import { withoutEntities } from './text/entities.ts';
import { type ImportedItem, type ParsedImport, parsedImport, UnreadableFileError } from './parsed-import.ts';

/** The fields that are read from the practice site's list of problems. */
const listSchema = z.object({
  stat_status_pairs: z.array(
    z.object({
      stat: z.object({ question__title: z.string().nullish(), question__title_slug: z.string().nullish() }),
      /** 'ac' means solved, 'notac' tried, null neither. */
      status: z.string().nullish(),
    }),
  ),
});

/**
 * Reads the practice site's list of problems, as its API returns it to a signed-in user.
 * @throws UnreadableFileError
 */
export function readPracticeSiteJson(text: string): ParsedImport {
  const { data } = listSchema.safeParse(parsed(text));
  if (!data)
    throw new UnreadableFileError("This is not the practice site's list of problems: it has no `stat_status_pairs`.");
  const named = data.stat_status_pairs.map(({ stat, status }) => {
    const names = [stat.question__title_slug, stat.question__title].filter((name) => typeof name === 'string');
    return { names, line: names.at(-1) ?? '', status };
  });
  const solved = named.filter(({ status, names }) => status === 'ac' && names.length > 0);
  const tried = named.filter(({ status }) => status === 'notac');
  const unclear = named.filter(({ status, names }) => isUnclear(status) && names.length > 0);
  if (solved.length + tried.length + unclear.length === 0)
    throw new UnreadableFileError(
      'No problem is marked as solved in this list. Was it opened while you were signed in there?',
    );
  const untried = named.length - solved.length - tried.length - unclear.length;
  return parsedImport(
    'problems',
    [...solved, ...unclear].map(({ line, names, status }): ImportedItem => {
      const question = isUnclear(status) ? { about: 'status' as const, value: String(status) } : null;
      return { line, names, solvedOn: null, program: null, question };
    }),
    {
      skipped: tried.map(({ line }) => ({ line, reason: 'tried there, not solved' })),
      remarks: untried > 0 ? [`${untried.toLocaleString('en')} of its problems: neither solved nor tried there.`] : [],
    },
  );
}

const isUnclear = (status: string | null | undefined) => Boolean(status) && status !== 'ac' && status !== 'notac';

/** The JSON of a text, also if a browser has saved it inside a page. */
function parsed(text: string): unknown {
  const json = text.trimStart().startsWith('<') ? withoutEntities(text) : text;
  try {
    return JSON.parse(json.slice(json.indexOf('{'), json.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
