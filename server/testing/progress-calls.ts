import { randomUUID } from 'node:crypto';
import type { Person, TestApp } from '#server/testing/test-app.ts';
import type { SyncedEntry } from '#shared/records/kinds.ts';
import { changedMark, type Flag, MAX_MARKS } from '#shared/records/mark/mark.ts';
import { legacyNote } from '#shared/rules/notes/legacy-note.ts';
import { problemNote } from '#shared/rules/notes/note-ids.ts';
import { companySubject, markId } from '#shared/rules/progress/mark-ids.ts';
import { dayIn } from '#shared/rules/progress/streaks.ts';

const AT = '2026-03-10T10:00:00.000Z';

type MarkFields = {
  /** The subject: a slug, or a name that the catalogue may have. */
  name?: string;
  companyId?: number;
  flag?: Flag;
  isSet?: boolean;
  /** Null if it is unknown. */
  at?: string | null;
  by?: string;
  timeZone?: string;
};

/** A mark as a browser sends it that has not seen another: by default a tick. */
export function aMark({
  name = 'Two Sum',
  companyId,
  flag = 'done',
  isSet = true,
  at = AT,
  by = randomUUID(),
  timeZone = 'UTC',
}: MarkFields = {}): Extract<SyncedEntry, { kind: 'mark' }> {
  const now = at === null ? 0 : Date.parse(at);
  const subject = companyId === undefined ? name : companySubject(companyId);
  const day = flag === 'done' && at !== null ? dayIn(timeZone, now) : null;
  const record = changedMark(null, { isSet, name: subject, companyIds: [], now, by, day });
  return { kind: 'mark', id: markId(flag, subject), record: { ...record, at: now } };
}

/** A note on a problem as a browser sends it that has not seen another. */
export const aNote = (name: string, text: string, at = AT): Extract<SyncedEntry, { kind: 'note' }> => ({
  kind: 'note',
  id: problemNote(name),
  record: { ...legacyNote(name, text), at: Date.parse(at), by: `${randomUUID()}:1` },
});

/** As many ticks as an account may have, all of them of one call. */
export async function fillWithMarks({ database }: TestApp, userKey: string): Promise<void> {
  const { record } = aMark();
  await database.prisma.recordRevision.create({ data: { userKey, revision: 1, marks: MAX_MARKS } });
  await database.pool.query(
    `INSERT INTO own_records (user_key, kind, id, record, revision)
     SELECT $1, 'mark', 'done:problem-' || number, $2, 1 FROM generate_series(1, $3) AS number`,
    [userKey, record, MAX_MARKS],
  );
}

type Options = { since?: number; person?: Person; sentAt?: string; userKey?: string };

/** Calls and records of a learner's progress: the current learner's, unless another person is passed. */
export const progressOf = (app: TestApp, current: () => Person) => ({
  sync: (records: SyncedEntry[] = [], { since = 0, person = current(), ...others }: Options = {}) =>
    app.trpc(person.token).records.sync.mutate({
      userKey: person.key,
      sentAt: new Date().toISOString(),
      since,
      records,
      ...others,
    }),

  /** All marks that are set, such as 'done two-sum'. */
  marked: async (person = current()) => {
    const rows = await app.database.prisma.ownRecord.findMany({ where: { userKey: person.key, kind: 'mark' } });
    return rows
      .flatMap(({ id, record }) => ((record as { isSet: boolean }).isSet ? id.replace(':', ' ') : []))
      .toSorted(); // of a mark
  },

  records: (person = current()) =>
    app.database.prisma.ownRecord.findMany({
      where: { userKey: person.key },
      orderBy: [{ kind: 'asc' }, { id: 'asc' }],
      select: { kind: true, id: true, record: true, revision: true },
    }),

  /** The days of ticks, such as '2026-03-10 two-sum'. */
  activity: async (person = current()) => {
    const { rows } = await app.database.pool.query<{ mark: string }>(
      `SELECT ticked.key || ' ' || substr(id, 6) AS mark FROM own_records, jsonb_each(record -> 'days') AS ticked
       WHERE user_key = $1 AND kind = 'mark' AND ticked.value -> 'isTicked' = 'true' ORDER BY mark`,
      [person.key],
    );
    return rows.map(({ mark }) => mark);
  },

  overview: (timeZone = 'UTC') => app.trpc(current().token).progress.overview.query({ timeZone }),
  exported: async (person = current()) => app.trpc(person.token).progress.export.query(),
});
