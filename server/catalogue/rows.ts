import type { Prisma } from '#prisma/generated/client.ts';
import { tableName } from '#server/database/schema-names.ts';
import type { KnownProblem, Listing, SharedValues } from './rules.ts';

type Client = Prisma.TransactionClient;

const IS_LISTED = `(
  EXISTS (SELECT FROM topic_problems WHERE problem = catalogue.slug)
  OR EXISTS (SELECT FROM company_problems WHERE problem = catalogue.slug)
)`;

const BY_NAME = `
  SELECT slug, name, level, link, article, paid, ${IS_LISTED} AS "isListed",
    EXISTS (SELECT FROM problems WHERE problem = catalogue.slug) AS "hasPage"
  FROM catalogue WHERE name = ANY($1)`;

/** The problems that have one of these names, by name. */
export async function findByName(client: Client, names: readonly string[]): Promise<Map<string, KnownProblem>> {
  const rows = await client.$queryRawUnsafe<KnownProblem[]>(BY_NAME, names);
  return new Map(rows.map((row) => [row.name, row]));
}

/** Returns whether a slug is free; one that was found free is taken from then on. Looks the given ones up at once. */
export async function isFreeSlug(client: Client, slugs: readonly string[]) {
  const rows = await client.catalogueProblem.findMany({ where: { slug: { in: [...slugs] } }, select: { slug: true } });
  const [looked, taken] = [new Set(slugs), new Set(rows.map(({ slug }) => slug))];
  return async (slug: string): Promise<boolean> => {
    const isTaken =
      taken.has(slug) || (!looked.has(slug) && (await client.catalogueProblem.count({ where: { slug } })) > 0);
    taken.add(slug);
    return !isTaken;
  };
}

const INSERT = `
  INSERT INTO catalogue (slug, name, level, link, article, paid)
  SELECT slug, name, level, link, article, paid
  FROM json_to_recordset($1::json) AS given (slug text, name text, level text, link text, article text, paid boolean)`;

/** Creates problems without their rows. */
export async function insertProblems(client: Client, problems: readonly KnownProblem[]): Promise<void> {
  if (problems.length > 0) await client.$executeRawUnsafe(INSERT, JSON.stringify(problems));
}

/** Stores what became known of a problem that no row shows yet. */
export async function learn(client: Client, { slug, level, link, article, paid }: KnownProblem): Promise<void> {
  await client.catalogueProblem.update({ where: { slug }, data: { level, link, article, paid } });
}

type Row = SharedValues & { slug: string; name: string };

type OfRow = { problem: Row; own: string[] };

/**
 * Finds the problem that a row lists, and the names of what the row says of its own. Those of the given keys are read at
 * once; rows of one problem share it.
 */
export async function problemsOfRows(client: Client, resource: Listing, keys: readonly string[]) {
  const text = `
    SELECT row.key, own, catalogue.slug, catalogue.name, catalogue.level, catalogue.link, catalogue.article, catalogue.paid
    FROM ${tableName(resource)} AS row JOIN catalogue ON catalogue.slug = problem WHERE row.key = ANY($1::uuid[])`;
  const problems = new Map<string, Row>();
  const found = new Map<string, OfRow>();
  async function read(wanted: readonly string[]) {
    const rows = await client.$queryRawUnsafe<(Row & { key: string; own: string[] })[]>(text, wanted);
    for (const { key, own, ...row } of rows) {
      const problem = problems.get(row.slug) ?? row;
      problems.set(row.slug, problem);
      found.set(key, { problem, own });
    }
  }
  if (keys.length > 0) await read(keys);
  return async (key: string): Promise<OfRow> => {
    if (!found.has(key)) await read([key]);
    return found.get(key) as OfRow; // the caller has locked the row
  };
}

type Changes = {
  problem: Row;
  shared: Partial<SharedValues> & { name?: string | undefined };
  /** The key of a row that is updated by its caller. */
  except: string;
  at: Date;
};

/** Changes a problem and the rows that show it, but for what a row says of its own. One statement. */
export async function changeEverywhere(client: Client, { problem, shared, except, at }: Changes): Promise<void> {
  const names = Object.keys(shared) as (keyof typeof shared)[]; // Object.keys forgets the literal keys
  if (names.length === 0) return;
  const values: unknown[] = [problem.slug, except, at];
  const set = names.map((name) => ({ name, to: `$${values.push(shared[name])}` }));
  const follow = (table: string, of: typeof set) => `
    UPDATE ${table} SET updated_at = $3, ${of
      .map(({ name, to }) => `${name} = CASE WHEN '${name}' = ANY(own) THEN ${name} ELSE ${to} END`)
      .join(', ')}
    WHERE problem = $1 AND key <> $2::uuid AND NOT own @> ARRAY[${of.map(({ name }) => `'${name}'`).join(', ')}]`;
  const ofPages = set.filter(({ name }) => name === 'name' || name === 'level');
  const isNamed = ofPages.length > 0;
  const newName = set.find(({ name }) => name === 'name')?.to;
  const former = `array_append(array_remove(array_remove(former_names, name), ${newName}), name)`;
  await client.$executeRawUnsafe(
    `WITH on_sheet AS (${follow('topic_problems', set)}), on_company_sheet AS (${follow('company_problems', set)})
      ${isNamed ? `, page AS (${follow('problems', ofPages)})` : ''}
    UPDATE catalogue SET ${newName === undefined ? '' : `former_names = ${former}, `}${set.map(({ name, to }) => `${name} = ${to}`).join(', ')}${isNamed ? ', named_at = $3' : ''}
    WHERE slug = $1`,
    ...values,
  );
}
