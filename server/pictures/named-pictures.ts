import type { Database } from '#server/database/client.ts';
import type { Model } from '#server/database/paged-rows.ts';
import { PICTURES } from '#shared/rules/picture-name.ts';
import { resourceNames, resources } from '#shared/resources/index.ts';
import type { Resource } from '#shared/resource.ts';
import { PICTURE_STEMS } from './picture-content-type.ts';

export type Naming = {
  /** Pictures named by a record, published or not, a newsletter, or an import that may still be loaded or undone. */
  now: ReadonlySet<string>;
  /** Pictures named by an earlier version of a record, which an undo can restore. */
  earlier: ReadonlySet<string>;
};

const TEXTS = new Set(['line', 'list', 'text', 'code', 'entries', 'link', 'video']);

/** Finds the uploaded pictures that the texts of the site name, by the stems of their names. */
export async function namedPictures({ prisma }: Database): Promise<Naming> {
  const mention = { contains: `${PICTURES}/` };
  const now = new Set<string>();
  for (const name of resourceNames) {
    const { fields }: Resource = resources[name];
    const texts = Object.keys(fields).filter((field) => TEXTS.has(fields[field]?.kind ?? ''));
    const model = prisma[name] as unknown as Model; // every model has its verbs
    const select = Object.fromEntries(texts.map((field) => [field, true as const]));
    const rows = await model.findMany({ where: { OR: texts.map((field) => ({ [field]: mention })) }, select });
    addStems(now, rows);
  }
  addStems(now, await prisma.newsletter.findMany({ where: { body: mention }, select: { body: true } }));
  addStems(
    now,
    await inJson(prisma.$queryRaw`
    SELECT rows::text AS text FROM content_imports WHERE strpos(rows::text, ${`${PICTURES}/`}) > 0`),
  );
  const earlier = new Set<string>();
  addStems(
    earlier,
    await inJson(prisma.$queryRaw`
    SELECT concat(before, after) AS text FROM content_changes
    WHERE strpos(concat(before, after), ${`${PICTURES}/`}) > 0`),
  );
  return { now, earlier };
}

const inJson = (rows: Promise<unknown>) => rows as Promise<{ text: string }[]>; // both statements select `text`

function addStems(stems: Set<string>, rows: readonly object[]): void {
  for (const row of rows) for (const [, stem = ''] of JSON.stringify(row).matchAll(PICTURE_STEMS)) stems.add(stem);
}
