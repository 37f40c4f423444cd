import { type ListRules, type Model, narrowedBy, type Row, selectOf, toRecord, type Where } from './paged-rows.ts';

/** A list as a file holds it: all that a search finds, in the order in which it came. */
export type ExportedList = { columns: readonly string[]; batches: AsyncIterable<Record<string, unknown>[]> };

const BATCH = 500;

type Found = { search: string; where?: Where };

/** The same list in pieces, so that it never stands in memory as a whole. */
export function exportedList(table: unknown, rules: ListRules, { search, where: scope = {} }: Found): ExportedList {
  const model = table as Model; // every model has its verbs
  const columns = [...rules.columns, 'createdAt'];
  const select = selectOf(rules);
  async function* batches() {
    let after: Where = {};
    for (;;) {
      const where = { AND: [narrowedBy(rules, search), scope, after] };
      // Keys are in the order of creation. After the last one: nothing is skipped when somebody deletes meanwhile.
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
