import type { Prisma } from '#prisma/generated/client.ts';
import { ADVISORY_LOCKS } from '#server/database/advisory-locks.ts';
import type { RelatedRows, RowValues } from '#server/content/related-rows.ts';
import { readCounts } from '#shared/rules/sheets/named-counts.ts';
import {
  changedForAll,
  furtherSlug,
  isAnotherProblem,
  isShared,
  type KnownProblem,
  learnedFrom,
  type ListedRow,
  type Listing,
  LISTINGS,
  newSlug,
  ownOf,
} from './rules.ts';
import { changeEverywhere, findByName, insertProblems, isFreeSlug, learn, problemsOfRows } from './rows.ts';

/**
 * Writes what rows of a list have in common with others of the same problem, in the transaction of their write. Whoever
 * else writes such rows waits until it ends: administrators are few, and what is read here stays true.
 */
export const catalogueOf = (resource: Listing): RelatedRows => ({
  async open(transaction, keys = []) {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.catalogue}::int)`;
    const problemOf = await problemsOfRows(transaction, resource, keys);
    let isChanged = false;
    return {
      async inserted(rows) {
        const { problems, isLearned } = await listProblems(transaction, resource, rows);
        isChanged ||= isLearned;
        return rows.map((row, index) => ({ ...row, ...problems[index], ...countsOf(resource, row) }));
      },
      async updated(key, before, values) {
        const columns = { ...values, ...countsOf(resource, values) };
        const [row, changed] = [before as ListedRow, values as Partial<ListedRow>]; // records of a listing have these fields
        if (!isShared(row, changed)) return columns;
        const isRenamed = changed.name !== undefined && changed.name !== row.name;
        const isKnown = isRenamed && (await findByName(transaction, [changed.name ?? ''])).size > 0;
        isChanged = true;
        if (isAnotherProblem(row, changed, isKnown)) {
          const { problems } = await listProblems(transaction, resource, [{ ...before, ...values, slug: '' }]);
          return { ...columns, ...problems[0] };
        }
        const { problem, own } = await problemOf(key);
        const shared = { ...changedForAll(own, row, changed), ...(isRenamed && { name: changed.name }) };
        const at = values.updatedAt instanceof Date ? values.updatedAt : new Date();
        await changeEverywhere(transaction, { problem, shared, except: key, at });
        Object.assign(problem, shared);
        const mayDiffer = [...own, ...Object.keys(changed)];
        return { ...columns, own: ownOf({ ...row, ...changed }, problem, mayDiffer) };
      },
      changed: () => (isChanged ? LISTINGS : []),
    };
  },
});

/** The column of the numbers that `reports` names. */
const countsOf = (resource: Listing, { reports }: RowValues) =>
  resource === 'companyProblem' && typeof reports === 'string'
    ? { reportCounts: Object.fromEntries(readCounts(reports)) }
    : {};

/**
 * Finds the problem of each row by its name, or adds it to the catalogue.
 * @returns columns of each row, and whether something became known of a problem that there was already
 */
async function listProblems(
  transaction: Prisma.TransactionClient,
  resource: Listing,
  rows: readonly RowValues[],
): Promise<{ problems: { problem: string; own: string[] }[]; isLearned: boolean }> {
  const listed = rows.map((row) => ({
    row: row as unknown as ListedRow,
    // The page of a contest's problem is not told by a sheet before the contest begins.
    page: typeof row.slug === 'string' && !row.contest ? row.slug : '',
  })); // see above
  const names = [...new Set(listed.map(({ row }) => row.name))];
  const byName = await findByName(transaction, names);
  const isFree = await isFreeSlug(
    transaction,
    listed.map(({ row, page }) => newSlug(row, page)),
  );

  async function add(row: ListedRow, page: string): Promise<KnownProblem> {
    const wanted = newSlug(row, page);
    let slug = wanted;
    for (let attempt = 1; !(await isFree(slug)); attempt++) slug = furtherSlug(wanted, attempt);
    return { ...UNKNOWN, slug, name: row.name };
  }

  const added: KnownProblem[] = [];
  const learned = new Set<KnownProblem>();
  const problems: { problem: string; own: string[] }[] = [];
  for (const { row, page } of listed) {
    const known = byName.get(row.name);
    const problem = known ?? (await add(row, page));
    if (!known) added.push(problem);
    byName.set(row.name, problem);
    const values = learnedFrom(row, problem);
    const isNews = Object.entries(values).some(([name, value]) => problem[name as keyof KnownProblem] !== value);
    if (isNews && !added.includes(problem)) learned.add(problem);
    Object.assign(problem, values, resource === 'problem' ? { hasPage: true } : { isListed: true });
    problems.push({ problem: problem.slug, own: ownOf(row, problem) });
  }
  await insertProblems(transaction, added);
  for (const problem of learned) await learn(transaction, problem);
  return { problems, isLearned: learned.size > 0 };
}

const UNKNOWN = { level: '', link: '', article: '', paid: false, isListed: false, hasPage: false };
