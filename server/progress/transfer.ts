import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Prisma } from '#prisma/generated/client.ts';
import type { Database } from '#server/database/client.ts';
import { AppError } from '#server/errors.ts';
import { mergeItem, PROGRESS_FIELDS, type ProgressField } from '#shared/rules/progress-merge.ts';
import { FILE_FORMAT, type Imported, type ProgressFile, readProgressFile } from '#shared/schemas/progress.ts';
import { itemKey, lockLearner, nameProblems, type NamedItem, readItems, toItem, writeItems } from './items.ts';
import { TRANSACTION } from './sync.ts';

type Client = Prisma.TransactionClient;

export type ImportedChange = { name: string; field: ProgressField; before: string; after: string };

/** What an import would change, or has changed. */
export type ImportPreview = {
  done: number;
  starred: number;
  notes: number;
  /** Days of activity that are added, counted for each problem. */
  activity: number;
  /** Items of the file that the account has already. */
  unchanged: number;
  /** Ids that no problem has any more. */
  unknown: number;
  /** The first of the changes, to be read. */
  changes: ImportedChange[];
};

const MOST_SHOWN = 200;

/** Everything that a learner has done, as one file. */
export async function exportProgress({ prisma }: Database, userKey: string): Promise<ProgressFile> {
  const [rows, activity] = await Promise.all([
    prisma.progress.findMany({ where: { userKey }, orderBy: [{ problemName: 'asc' }, { field: 'asc' }] }),
    prisma.activityMark.findMany({ where: { userKey }, orderBy: [{ day: 'asc' }, { problemName: 'asc' }] }),
  ]);
  return {
    format: FILE_FORMAT,
    version: 1,
    exportedAt: new Date().toISOString(),
    items: rows
      .map(toItem)
      .filter(holdsSomething)
      .map(({ name, field, value, previousValue, changedAt }) => ({
        name,
        field,
        value,
        previousValue,
        changedAt: new Date(changedAt).toISOString(),
      })),
    activity: activity.map(({ day, problemName }) => ({ day, name: problemName })),
  };
}

const holdsSomething = ({ field, value, previousValue }: NamedItem) =>
  field === 'note' ? value !== '' || previousValue !== null : value === 'true';

export async function previewImport({ prisma }: Database, userKey: string, file: unknown): Promise<ImportPreview> {
  return (await planImport(prisma, userKey, readFile(file))).preview;
}

/** All of the file or nothing of it; the learner's last import can be undone. */
export async function importProgress({ prisma }: Database, userKey: string, file: unknown): Promise<ImportPreview> {
  const imported = readFile(file);
  return prisma.$transaction(async (client) => {
    await lockLearner(client, userKey);
    const { preview, items, marks, replaced } = await planImport(client, userKey, imported);
    if (items.length === 0 && marks.length === 0) return preview;
    await writeItems(client, userKey, items);
    await client.activityMark.createMany({
      data: marks.map(({ day, name }) => ({ userKey, day, problemName: name })),
      skipDuplicates: true,
    });
    const data = { importedAt: new Date(), replaced: { items: replaced, marks } satisfies Replaced };
    await client.progressImport.upsert({ where: { userKey }, create: { userKey, ...data }, update: data });
    return preview;
  }, TRANSACTION);
}

const itemSchema = z.object({
  value: z.string(),
  previousValue: z.string().nullable(),
  changedAt: z.number(),
  changeKey: z.uuid(),
});

const replacedSchema = z.object({
  items: z.array(
    z.object({
      name: z.string(),
      field: z.enum(PROGRESS_FIELDS),
      /** Of the import: an item that was changed since keeps that change. */
      changeKey: z.uuid(),
      before: itemSchema.nullable(),
    }),
  ),
  marks: z.array(z.object({ day: z.string(), name: z.string() })),
});

type Replaced = z.output<typeof replacedSchema>;

/** Takes the last import back; what was changed since stays. @throws AppError not_found when there is none */
export async function undoImport({ prisma }: Database, userKey: string): Promise<void> {
  await prisma.$transaction(async (client) => {
    await lockLearner(client, userKey);
    const last = await client.progressImport.findUnique({ where: { userKey } });
    if (!last) throw new AppError('not_found', 'There is no import to undo');
    const { items, marks } = replacedSchema.parse(last.replaced);
    const current = await readItems(
      client,
      userKey,
      items.map(({ name }) => name),
    );
    const restored = items
      .filter(({ name, field, changeKey }) => current.get(itemKey(field, name))?.changeKey === changeKey)
      .map(({ name, field, before }) => ({ ...(before ?? emptied(field)), name, field }));
    await writeItems(client, userKey, restored);
    if (marks.length > 0) {
      await client.$executeRaw`
        DELETE FROM activity_marks USING jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) AS mark (day text, name text)
        WHERE user_key = ${userKey}::uuid AND activity_marks.day = mark.day AND problem_name = mark.name`;
    }
    await client.progressImport.delete({ where: { userKey } });
  }, TRANSACTION);
}

// A row that was not there says so from now on, so that other devices hear of it.
const emptied = (field: ProgressField) => ({
  value: field === 'note' ? '' : 'false',
  previousValue: null,
  changedAt: Date.now(),
  changeKey: randomUUID(),
});

function readFile(file: unknown): Imported {
  const read = readProgressFile(file);
  if (typeof read === 'string') throw new AppError('invalid_input', read);
  return read;
}

/** An import is a merge: it adds, and the note that gives way is kept as the earlier version. */
async function planImport(client: Client, userKey: string, { items, activity }: Imported) {
  const names = await nameProblems(
    client,
    items.map(({ problem }) => problem),
  );
  const known = [...new Set(names.filter((name) => name !== null))];
  const stored = await readItems(client, userKey, known);
  const next = new Map<string, NamedItem>();
  const now = Date.now();
  for (const [index, { field, value, previousValue, changedAt }] of items.entries()) {
    const name = names[index] ?? null;
    if (name === null) continue;
    const key = itemKey(field, name);
    const incoming = {
      value,
      previousValue,
      changedAt: Math.max(0, Math.min(changedAt, now)),
      changeKey: randomUUID(),
    };
    const merged = mergeItem(field, next.get(key) ?? stored.get(key) ?? null, incoming);
    if (merged) next.set(key, { ...merged, changeKey: randomUUID(), name, field });
  }
  const marks = await newMarks(client, userKey, activity);
  const changed = [...next.values()];
  const count = (field: ProgressField) => changed.filter((item) => item.field === field).length;
  const unknown = names.filter((name) => name === null).length;
  const preview: ImportPreview = {
    done: count('done'),
    starred: count('starred'),
    notes: count('note'),
    activity: marks.length,
    unchanged: items.length - unknown - changed.length,
    unknown,
    changes: changed.slice(0, MOST_SHOWN).map(({ name, field, value }) => ({
      name,
      field,
      before: stored.get(itemKey(field, name))?.value ?? '',
      after: value,
    })),
  };
  const replaced = changed.map(({ name, field, changeKey }) => {
    const before = stored.get(itemKey(field, name));
    return { name, field, changeKey, before: before ? itemSchema.parse(before) : null };
  });
  return { preview, items: changed, marks, replaced };
}

async function newMarks(client: Client, userKey: string, activity: Imported['activity']) {
  if (activity.length === 0) return [];
  const rows = await client.activityMark.findMany({ where: { userKey }, select: { day: true, problemName: true } });
  const present = new Set(rows.map(({ day, problemName }) => `${day} ${problemName}`));
  return activity.filter(({ day, name }) => {
    const mark = `${day} ${name}`;
    return !present.has(mark) && present.add(mark);
  });
}
