import { stringify } from 'csv-stringify/sync';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import type { ImportFormat } from '#shared/schemas/imports.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { type Content, crudOf } from '#server/content/content.ts';
import type { Crud } from '#server/content/crud.ts';
import type { AnyRecord } from '#server/content/save.ts';
import { whereChosen } from '#server/content/selection.ts';
import type { Where } from '#server/database/paged-rows.ts';
import type { Chosen } from '#shared/schemas/selection.ts';
import { neutralise } from './formulas.ts';

const BATCH = 500;

export type Export = { resource: ResourceName; format: ImportFormat; chosen: Chosen };

export type Exports = {
  /** The records that were chosen or that a search and filters find, all without them, in the order of their ids and in the form that an import takes. */
  open(viewer: Viewer, wanted: Export): AsyncIterable<string>;
};

export function createExports(content: Content): Exports {
  return {
    open(viewer, { resource: name, format, chosen }) {
      requireAccess(viewer, 'content.write');
      const batches = batchesOf(crudOf(content, name), viewer, whereChosen(resources[name], chosen));
      return format === 'csv' ? csvOf(resources[name], batches) : jsonOf(batches);
    },
  };
}

async function* batchesOf(crud: Crud<Resource>, viewer: Viewer, where: Where): AsyncGenerator<AnyRecord[]> {
  let after: Where = {};
  for (;;) {
    // After the last one, not by number: nothing is skipped when somebody deletes meanwhile.
    const batch = (await crud.all(viewer, { AND: [where, after] }, BATCH)) as unknown as AnyRecord[]; // a record of any resource is one
    yield batch;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    after = { OR: [{ id: { gt: last.id } }, { id: last.id, key: { gt: last.key } }] };
  }
}

async function* csvOf(resource: Resource, batches: AsyncIterable<AnyRecord[]>): AsyncGenerator<string> {
  const names = Object.keys(resource.fields);
  // Spreadsheets take a file for UTF-8 by the mark.
  yield `\uFEFF${stringify([names])}`;
  for await (const batch of batches) {
    const rows = batch.map((record) => names.map((name) => neutralise(String(record[name] ?? ''))));
    if (rows.length > 0) yield stringify(rows, { quoted_string: true });
  }
}

async function* jsonOf(batches: AsyncIterable<AnyRecord[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const batch of batches) {
    for (const { key: _key, ...record } of batch) {
      yield before + JSON.stringify(record);
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
