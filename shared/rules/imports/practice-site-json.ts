import { z } from 'zod';
import { type ParsedImport, parsedImport, UnreadableFileError } from './parsed-import.ts';

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
  if (solved.length + tried.length === 0)
    throw new UnreadableFileError(
      'No problem is marked as solved in this list. Was it opened while you were signed in there?',
    );
  return parsedImport(
    'problems',
    solved.map(({ line, names }) => ({ line, names, solvedOn: null, program: null })),
    tried.map(({ line }) => ({ line, reason: 'tried there, not solved' })),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
