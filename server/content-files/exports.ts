import { stringify } from 'csv-stringify/sync';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import type { FileFormat } from '#shared/schemas/imports.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { type Audit, type AuditEntry, by } from '#server/access/audit.ts';
import { type Content, crudOf } from '#server/content/content.ts';
import type { Crud } from '#server/content/crud.ts';
import type { AnyRecord } from '#server/content/save.ts';
import { whereChosen } from '#server/content/selection.ts';
import type { ExportedList } from '#server/database/exported-list.ts';
import type { Where } from '#server/database/paged-rows.ts';
import type { ListQuery } from '#shared/schemas/page-query.ts';
import type { Chosen } from '#shared/schemas/selection.ts';
import { escapeFormula } from './csv-injection.ts';

const BATCH = 500;

/** Lists of the back office other than content. */
export const PEOPLE_LISTS = ['users', 'subscribers', 'messages'] as const;
export type PeopleList = (typeof PEOPLE_LISTS)[number];

export type Export = { of: ResourceName | PeopleList; format: FileFormat; chosen: Chosen };

export type Exports = {
  /**
   * The selected records, or those that a search and filters find, or all: content sorted by id in the form that an
   * import accepts, people and messages in order of creation.
   */
  open(viewer: Viewer, wanted: Export): AsyncIterable<string>;
};

/** The service that exports each list. */
export type PeopleLists = Record<PeopleList, { export(viewer: Viewer, found: ListQuery): ExportedList }>;

export function createExports(content: Content, people: PeopleLists, audit: Pick<Audit, 'note'>): Exports {
  function listOf(viewer: Viewer, { of, chosen }: Export): ExportedList {
    if (isPeople(of)) return people[of].export(viewer, 'search' in chosen ? chosen : { search: '', filter: {} });
    requireAccess(viewer, 'content.write');
    const where = whereChosen(resources[of], chosen);
    return { columns: Object.keys(resources[of].fields), batches: batchesOf(crudOf(content, of), viewer, where) };
  }
  /** Writes the audit entry before the first piece is sent. */
  async function* noted(file: AsyncIterable<string>, entry: AuditEntry): AsyncGenerator<string> {
    await audit.note(entry);
    yield* file;
  }
  return {
    open(viewer, wanted) {
      const { columns, batches } = listOf(viewer, wanted);
      const file = wanted.format === 'csv' ? csvOf(columns, batches) : jsonOf(batches);
      return noted(file, { action: 'export', ...by(viewer), about: `${wanted.of}.${wanted.format}` });
    },
  };
}

const isPeople = (of: Export['of']): of is PeopleList => PEOPLE_LISTS.some((list) => list === of);

async function* batchesOf(crud: Crud<Resource>, viewer: Viewer, where: Where): AsyncGenerator<AnyRecord[]> {
  let after: Where = {};
  for (;;) {
    // Continues after the last record, not at an offset: nothing is skipped when records are deleted during the export.
    const batch = (await crud.all(viewer, { AND: [where, after] }, BATCH)) as unknown as AnyRecord[]; // a record of any resource is one
    yield batch;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    after = { OR: [{ id: { gt: last.id } }, { id: last.id, key: { gt: last.key } }] };
  }
}

async function* csvOf(names: readonly string[], batches: ExportedList['batches']): AsyncGenerator<string> {
  // Spreadsheets recognise UTF-8 by the byte order mark.
  yield `\uFEFF${stringify([[...names]])}`;
  for await (const batch of batches) {
    const rows = batch.map((record) => names.map((name) => escapeFormula(textOf(record[name]))));
    if (rows.length > 0) yield stringify(rows, { quoted_string: true });
  }
}

const textOf = (value: unknown) => String((value as AnyRecord[string] | undefined) ?? ''); // the value of a column

async function* jsonOf(batches: ExportedList['batches']): AsyncGenerator<string> {
  let before = '[\n';
  for await (const batch of batches) {
    for (const { key: _key, ...record } of batch) {
      yield before + JSON.stringify(record);
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
