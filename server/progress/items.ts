import type { Prisma } from '#prisma/generated/client.ts';
import { AppError } from '#server/errors.ts';
import type { ProblemReference } from '#shared/rules/progress-keys.ts';
import type { ProgressField, ProgressItem } from '#shared/rules/progress-merge.ts';

type Client = Prisma.TransactionClient;

/** A row of progress, `changedAt` in milliseconds. */
export type NamedItem = ProgressItem & { name: string; field: ProgressField };

/** Far beyond all problems there are; it keeps one account from filling the database. */
const MAX_ITEMS = 20_000;

export const itemKey = (field: string, name: string): string => `${field} ${name}`;

type Row = Omit<NamedItem, 'name' | 'field' | 'changedAt'> & { problemName: string; field: string; changedAt: Date };

export const toItem = ({ problemName, field, value, previousValue, changedAt, changeKey }: Row): NamedItem => ({
  name: problemName,
  field: field as ProgressField, // only writeItems writes it
  value,
  previousValue,
  changedAt: changedAt.getTime(),
  changeKey,
});

/**
 * Writes of one learner take turns until the transaction ends: what is read stays true until it is written, and
 * revisions become visible in their order.
 * @throws AppError unauthenticated when the account is gone
 */
export async function lockLearner(client: Client, userKey: string): Promise<void> {
  const rows = await client.$queryRaw<unknown[]>`SELECT 1 FROM users WHERE key = ${userKey}::uuid FOR NO KEY UPDATE`;
  if (rows.length === 0) throw new AppError('unauthenticated', 'Please log in');
}

/** All that is kept of these problems, by itemKey. */
export async function readItems(client: Client, userKey: string, names: string[]): Promise<Map<string, NamedItem>> {
  const rows = await client.progress.findMany({ where: { userKey, problemName: { in: names } } });
  return new Map(rows.map((row) => [itemKey(row.field, row.problemName), toItem(row)]));
}

/** Needs the lock. @throws AppError conflict when an account keeps too much */
export async function writeItems(client: Client, userKey: string, items: readonly NamedItem[]): Promise<void> {
  if (items.length === 0) return;
  const rows = JSON.stringify(items.map((item) => ({ ...item, changedAt: new Date(item.changedAt).toISOString() })));
  await client.$executeRaw`
    INSERT INTO progress (user_key, problem_name, field, value, previous_value, changed_at, change_key, revision)
    SELECT ${userKey}::uuid, name, field, value, "previousValue", "changedAt", "changeKey",
      (SELECT coalesce(max(revision), 0) FROM progress WHERE user_key = ${userKey}::uuid) + row_number() OVER ()
    FROM jsonb_to_recordset(${rows}::jsonb) AS given
      (name text, field text, value text, "previousValue" text, "changedAt" timestamptz, "changeKey" uuid)
    ON CONFLICT (user_key, problem_name, field) DO UPDATE SET
      value = EXCLUDED.value, previous_value = EXCLUDED.previous_value, changed_at = EXCLUDED.changed_at,
      change_key = EXCLUDED.change_key, revision = EXCLUDED.revision`;
  if ((await client.progress.count({ where: { userKey } })) > MAX_ITEMS) {
    throw new AppError('conflict', `An account keeps at most ${MAX_ITEMS} ticks, stars and notes`);
  }
}

/** The name of each problem that is referred to; null for an id that no problem has any more. */
export async function nameProblems(client: Client, problems: readonly ProblemReference[]): Promise<(string | null)[]> {
  const ids = problems.flatMap((problem) => ('companyId' in problem ? [problem.companyId] : []));
  const found =
    ids.length === 0
      ? []
      : await client.companyProblem.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return problems.map((problem) => ('name' in problem ? problem.name : (names.get(problem.companyId) ?? null)));
}
