import { TOKEN } from '../values/sql-tables.ts';

/** An INSERT statement: its text up to VALUES, and the text of each of its rows. */
type Insert = { head: string; rows: string[] };

type Token = { text: string; from: number; to: number };

/** Parses INSERT statements of plain rows; null if there is any other statement. */
export function readInserts(sql: string): Insert[] | null {
  const tokens = [...sql.matchAll(TOKEN)]
    .map(({ 0: text, index }): Token => ({ text, from: index, to: index + text.length }))
    .filter(({ text }) => !text.startsWith('--'));
  const inserts = splitAt(tokens, ';')
    .filter((statement) => statement.length > 0)
    .map((statement) => readInsert(sql, statement));
  return inserts.every((insert) => insert !== null) ? inserts : null;
}

function readInsert(sql: string, statement: Token[]): Insert | null {
  const [first] = statement;
  const values = statement.findIndex(({ text }) => text.toUpperCase() === 'VALUES');
  if (first?.text.toUpperCase() !== 'INSERT' || values < 0) return null;
  const rows = splitAt(statement.slice(values + 1), ',');
  const texts = rows.map((row) => sql.slice(row[0]?.from, row.at(-1)?.to));
  const areRows = rows.every((row) => row[0]?.text === '(' && row.at(-1)?.text === ')');
  return areRows ? { head: sql.slice(first.from, statement[values]?.to), rows: texts } : null;
}

/** Splits at separators outside of parentheses. */
function splitAt(tokens: readonly Token[], separator: string): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.text === '(') depth++;
    if (token.text === ')') depth--;
    if (token.text === separator && depth === 0) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

export const countRows = (inserts: readonly Insert[]): number =>
  inserts.reduce((sum, { rows }) => sum + rows.length, 0);

export const writeInserts = (inserts: readonly Insert[]): string =>
  inserts
    .filter(({ rows }) => rows.length > 0)
    .map(({ head, rows }) => `${head}\n${rows.map((row) => `  ${row}`).join(',\n')};`)
    .join('\n');

/** Removes `count` rows from `start` on, counted through all statements. */
function withoutRows(inserts: readonly Insert[], start: number, count: number): Insert[] {
  let rowsBefore = 0;
  return inserts.map(({ head, rows }) => {
    const from = rowsBefore;
    rowsBefore += rows.length;
    return { head, rows: rows.filter((_, index) => from + index < start || from + index >= start + count) };
  });
}

type Shrinking = {
  inserts: Insert[];
  /** Whether the query and the reference still give different answers on the tables. */
  differ(rows: string): Promise<boolean>;
  isOver(): boolean;
};

/** Removes rows as long as two queries differ on the tables: half of them at first, in the end one at a time. */
export async function fewestRows({ inserts, differ, isOver }: Shrinking): Promise<Insert[]> {
  let current = inserts;
  for (let size = Math.ceil(countRows(current) / 2); size >= 1 && !isOver();) {
    let start = 0;
    let isSmaller = false;
    while (start < countRows(current) && !isOver()) {
      const fewer = withoutRows(current, start, size);
      if (await differ(writeInserts(fewer))) {
        current = fewer;
        isSmaller = true;
      } else start += size;
    }
    // A row that others referred to can be removed once those are gone.
    if (size === 1 && !isSmaller) break;
    size = Math.max(1, Math.floor(size / 2));
  }
  return current;
}
