import { type ListRules, type Model, narrowedBy, type Row, selectOf, toRecord, type Where } from './paged-rows.ts';

/** A list for an exported file: all rows that a search finds, in order of creation. */
export type ExportedList = { columns: readonly string[]; batches: AsyncIterable<Record<string, unknown>[]> };

const BATCH = 500;

type Selection = { search: string; where?: Where };

/** Reads the list in batches, so that it is never in memory as a whole. */
export function exportedList(table: unknown, rules: ListRules, { search, where: scope = {} }: Selection): ExportedList {
  const model = table as Model; // every model has these methods
  const columns = [...rules.columns, 'createdAt'];
  const select = selectOf(rules);
  async function* batches() {
    let after: Where = {};
    for (;;) {
      const where = { AND: [narrowedBy(rules, search), scope, after] };
      // Keys are in order of creation. Continuing after the last key skips nothing when rows are deleted during the
      // export.
      const rows = await model.findMany({ where, select, orderBy: [{ key: 'asc' }], take: BATCH });
      yield rows.map((row) => {
        const record = toRecord<Row>(row);
        return Object.fromEntries(columns.map((name) => [name, record[name]]));
      });
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      after = { key: { gt: last.key } };
    }
  }
  return { columns, batches: batches() };
}
