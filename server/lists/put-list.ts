import { randomUUID } from 'node:crypto';
import { isOpen } from '#server/access/embargo.ts';
import type { Database } from '#server/database/client.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { MAX_ITEMS, type OwnList } from '#shared/records/own-list/own-list.ts';
import * as changes from '#shared/rules/lists/list-changes.ts';
import type { ShownItem } from '#shared/rules/lists/list-items.ts';
import { PROBLEM_CARD, QUESTION_CARD } from '#shared/rules/review/card-ids.ts';
import { putListSchema } from '#shared/schemas/learners-program.ts';

/** Writes a list that was read at a revision, 0 for a new one. @returns whether it was unchanged since then */
export type WriteList = (
  userKey: string,
  change: { id: string; record: OwnList; revision: number },
) => Promise<boolean>;

/**
 * Reads the list, and the titles of the given ids that exist; what is embargoed until a contest begins counts as
 * missing.
 */
const READ = `
  SELECT record, revision, (
    SELECT coalesce(json_object_agg(id, title), '{}') FROM (
      SELECT '${PROBLEM_CARD}' || lower(slug) AS id, name AS title FROM problems
      WHERE ${isOpen('key')}
      UNION ALL SELECT '${QUESTION_CARD}' || category || '/' || id, header FROM questions
    ) AS known WHERE id = ANY ($3)
  ) AS titles
  FROM (SELECT) AS one LEFT JOIN own_records ON user_key = $1 AND kind = 'own-list' AND id = $2`;

type Row = { record: OwnList | null; revision: number | null; titles: Record<string, string> };

/** @throws AppError invalid_input for entries that do not exist, conflict when there would be too many */
export async function putList(
  { pool, write }: Pick<Database, 'pool'> & { write: WriteList },
  userKey: string,
  input: unknown,
): Promise<{ id: string; record: OwnList }> {
  const { id, name, items } = parseInput(putListSchema, input);
  const ids = items.map((item) => item.id);
  for (;;) {
    const { rows } = await pool.query<Row>({ name: 'lists-put', text: READ, values: [userKey, id, ids] });
    const { record: before, revision, titles } = rows[0] as Row; // the statement returns one row
    const titled = ids.map((item) => ({ id: item, title: titles[item] ?? before?.items[item]?.title ?? null }));
    refuseUnknown(titled.filter(({ title }) => title === null).map((item) => item.id));
    const entries = titled as ShownItem[]; // those without a title are refused
    const change = { now: Date.now(), key: randomUUID() };
    const record = before
      ? changes.replaced(before, { name, items: entries }, change)
      : changes.newList(name, entries, change);
    if (record === null) throw new AppError('conflict', FULL);
    if (await write(userKey, { id, record, revision: revision ?? 0 })) return { id, record };
  }
}

const FULL = `A list has at most ${MAX_ITEMS} entries, including removed ones. Create another list.`;
const MAX_NAMED = 10;

function refuseUnknown(ids: readonly string[]): void {
  if (ids.length === 0) return;
  const named =
    ids.slice(0, MAX_NAMED).join(', ') + (ids.length > MAX_NAMED ? ` and ${ids.length - MAX_NAMED} more` : '');
  throw new AppError('invalid_input', `There is no ${named}. Nothing was changed`);
}
