import { isNamed } from '#server/access/embargo.ts';
import type { Database } from '#server/database/client.ts';
import { parseInput } from '#server/errors.ts';
import { PROBLEM_NOTE } from '#shared/rules/notes/note-ids.ts';
import { notesSchema } from '#shared/schemas/learners-program.ts';

/** A learner's note. */
export type OwnNote = {
  /** What the note is about, such as `problem:two-sum`. */
  id: string;
  title: string;
  text: string;
  /** Null when unknown. */
  changedAt: string | null;
};

export type NotePage = { items: OwnNote[]; total: number; page: number; pageSize: number };

const PAGE_SIZE = 50;

const OWN = `
  WITH note AS MATERIALIZED (
    SELECT id, record ->> 'text' AS text, coalesce(
      CASE WHEN starts_with(id, '${PROBLEM_NOTE}') THEN
        (SELECT name FROM catalogue WHERE slug = substr(id, ${PROBLEM_NOTE.length + 1}) AND ${isNamed('slug')})
      END,
      record ->> 'title'
    ) AS title, (record ->> 'at')::float8 AS at
    FROM own_records WHERE user_key = $1 AND kind = 'note' AND record ->> 'text' <> ''
  ),
  page AS (SELECT * FROM note ORDER BY at DESC, id LIMIT ${PAGE_SIZE} OFFSET $2)
  SELECT (SELECT count(*)::int FROM note) AS total,
    (SELECT coalesce(json_agg(page ORDER BY at DESC, id), '[]') FROM page) AS items`;

type Row = { total: number; items: (Omit<OwnNote, 'changedAt'> & { at: number })[] };

/** Returns all notes that are not empty, newest first. */
export async function ownNotes({ pool }: Database, userKey: string, input: unknown): Promise<NotePage> {
  const { page } = parseInput(notesSchema, input);
  const { rows } = await pool.query<Row>({
    name: 'records-notes',
    text: OWN,
    values: [userKey, (page - 1) * PAGE_SIZE],
  });
  const { total, items } = rows[0] as Row; // the statement returns one row
  return {
    items: items.map(({ at, ...note }) => ({ ...note, changedAt: at === 0 ? null : new Date(at).toISOString() })),
    total,
    page,
    pageSize: PAGE_SIZE,
  };
}
