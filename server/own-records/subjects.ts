import { isNamed } from '#server/access/embargo.ts';
import type { Connections } from '#server/database/transaction.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';
import { isStudyFlag, withTimes } from '#shared/records/mark/mark.ts';
import { byServersClock } from '#shared/rules/clock.ts';
import { problemNote, problemOfNote } from '#shared/rules/notes/note-ids.ts';
import { companyIdOf, isSlug, markId, type ProblemIdentity, readMarkId } from '#shared/rules/progress/mark-ids.ts';
import { dayIn } from '#shared/rules/progress/streaks.ts';

/** Problems by their slugs, by the names that they have or had, and by their ids on the company-wise sheets. */
const KNOWN = `
  SELECT asked.subject, slug AS problem, name,
    ARRAY(SELECT id FROM company_problems WHERE problem = slug ORDER BY id) AS "companyIds"
  FROM unnest($1::text[], $2::int[]) AS asked (subject, company_id) JOIN catalogue ON slug = coalesce(
    (SELECT problem FROM company_problems WHERE id = company_id),
    (SELECT slug FROM catalogue WHERE name = asked.subject),
    (SELECT slug FROM catalogue WHERE slug = asked.subject),
    (SELECT slug FROM catalogue WHERE former_names @> ARRAY[asked.subject] ORDER BY slug LIMIT 1)
  )
  WHERE ${isNamed('catalogue.slug')}`;

/** Finds the problems that subjects name; those that the catalogue does not have are left out. */
export async function problemsBySubject(
  { pool }: Connections,
  subjects: readonly string[],
): Promise<Map<string, ProblemIdentity>> {
  if (subjects.length === 0) return new Map();
  const { rows } = await pool.query<ProblemIdentity & { subject: string }>({
    name: 'records-subjects',
    text: KNOWN,
    values: [subjects, subjects.map(companyIdOf)],
  });
  return new Map(rows.map(({ subject, ...problem }) => [subject, problem]));
}

/** The problem that an entry is about, if it is not named by its slug. */
function unresolved({ kind, id }: SyncedEntry): string | null {
  if (kind === 'note') return withoutSlug(problemOfNote(id));
  const mark = kind === 'mark' ? readMarkId(id) : null;
  return mark && !isStudyFlag(mark.flag) ? withoutSlug(mark.subject) : null;
}

const withoutSlug = (subject: string | null) => (subject === null || isSlug(subject) ? null : subject);

/**
 * Sent entries as the account stores them: marks and notes of a problem under its slug, whatever an older site called
 * it, and marks with their times by the server's clock. A company id that no problem has any more is left out.
 */
export async function asStored(
  connections: Connections,
  entries: readonly SyncedEntry[],
  { sentAt, timeZone }: { sentAt: string; timeZone: string },
): Promise<SyncedEntry[]> {
  const now = Date.now();
  const correct = (at: number) => (at === 0 ? 0 : byServersClock(at, sentAt, now));
  const subjects = [...new Set(entries.flatMap((entry) => unresolved(entry) ?? []))];
  const problems = await problemsBySubject(connections, subjects);
  return entries.flatMap((entry): SyncedEntry[] => {
    const subject = unresolved(entry);
    const problem = subject === null ? null : (problems.get(subject) ?? null);
    if (subject !== null && !problem && companyIdOf(subject) !== null) return [];
    if (entry.kind === 'note') return [problem ? { ...entry, id: problemNote(problem.problem) } : entry];
    if (entry.kind !== 'mark') return [entry];
    const record = withTimes(entry.record, { now, correct, dayOf: (at) => dayIn(timeZone, at) });
    const flag = readMarkId(entry.id)?.flag;
    if (!problem || !flag) return [{ ...entry, record }];
    const { name, companyIds } = problem;
    return [{ ...entry, id: markId(flag, problem.problem), record: { ...record, name, companyIds: [...companyIds] } }];
  });
}
