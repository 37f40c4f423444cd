import { TOKEN } from '../sql-tables.ts';

/** An INSERT statement: its text up to VALUES, and the text of each of its rows. */
type Insert = { head: string; rows: string[] };

type Token = { text: string; from: number; to: number };

/** The INSERT statements of plain rows; null if there is any other statement. */
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

/** The parts between separators outside of parentheses. */
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

/** Without some rows, counted through all statements. */
function withoutRows(inserts: readonly Insert[], start: number, count: number): Insert[] {
  let passed = 0;
  return inserts.map(({ head, rows }) => {
    const from = passed;
    passed += rows.length;
    return { head, rows: rows.filter((_, place) => from + place < start || from + place >= start + count) };
  });
}

type Shrinking = {
  inserts: Insert[];
  /** Whether query and reference still differ on the tables. */
  differ(rows: string): Promise<boolean>;
  isOver(): boolean;
};

/** The smallest tables on which two queries differ that are found by taking rows away, the many first and then each. */
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
    // Rows that others referred to can go once those are gone.
    if (size === 1 && !isSmaller) break;
    size = Math.max(1, Math.floor(size / 2));
  }
  return current;
}
