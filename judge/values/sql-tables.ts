import type { Value } from './values.ts';

export type SqlColumn = {
  name: string;
  type: string;
  isKey: boolean;
  isNullable: boolean;
  isUnique: boolean;
  /** The target of a foreign key. */
  references: { table: string; column: string } | null;
};

export type SqlTable = { name: string; columns: SqlColumn[] };

/** The rows that statements insert into a table, with a value for each of its columns. */
export type FilledTable = { name: string; columns: string[]; rows: Value[][] };

export const TOKEN = /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|\w+(?:\.\d+)?|\S/g;

/** The words that end the type of a column. */
const AFTER_TYPE = new Set(
  'NOT NULL PRIMARY UNIQUE REFERENCES CHECK DEFAULT CONSTRAINT GENERATED COLLATE DEFERRABLE'.split(' '),
);

/** Parses CREATE TABLE statements, for a drawing; null if there is any other statement or one cannot be parsed. */
export function readTables(schema: string): SqlTable[] | null {
  const tables = statementsOf(schema).map(readTable);
  if (!tables.every((table) => table !== null)) return null;
  // A foreign key without a column refers to the primary key.
  for (const { references } of tables.flatMap(({ columns }) => columns))
    if (references?.column === '')
      references.column = tables.find(({ name }) => name === references.table)?.columns.find(isKey)?.name ?? '';
  return tables;
}

/** The rows that INSERT statements of plain values put into the tables; null if there is any other statement. */
export function readRows(statements: string, tables: readonly SqlTable[]): FilledTable[] | null {
  const filled = tables.map(({ name, columns }): FilledTable => ({
    name,
    columns: columns.map((column) => column.name),
    rows: [],
  }));
  for (const tokens of statementsOf(statements)) {
    const table = startsWith(tokens, 'INSERT INTO') && filled.find(({ name }) => name === nameOf(tokens[2]));
    if (!table || upper(tokens[3]) !== 'VALUES') return null;
    for (const tuple of split(tokens.slice(4), ',')) {
      const inside = inParentheses(tuple);
      const row = split(inside, ',').map(literalOf);
      if (inside.length !== tuple.length - 2) return null;
      if (row.length !== table.columns.length || !row.every((value) => value !== undefined)) return null;
      table.rows.push(row);
    }
  }
  return filled;
}

const isKey = (column: SqlColumn) => column.isKey;
const upper = (token: string | undefined) => token?.toUpperCase();
const startsWith = (tokens: string[], words: string) =>
  words.split(' ').every((word, index) => upper(tokens[index]) === word);

/** A name without its quotes; an unquoted name is lower-cased, as PostgreSQL does. */
const nameOf = (token = '') => (token.startsWith('"') ? token.slice(1, -1) : token.toLowerCase());

const statementsOf = (sql: string): string[][] => {
  const tokens = [...sql.matchAll(TOKEN)].flatMap(([token]) => (token.startsWith('--') ? [] : [token]));
  return split(tokens, ';').filter((statement) => statement.length > 0);
};

/** Splits at separators outside of parentheses. */
function split(tokens: string[], separator: string): string[][] {
  const parts: string[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token === '(') depth++;
    if (token === ')') depth--;
    if (token === separator && depth === 0) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** The tokens between the first parenthesis and its closing one; empty if there is none. */
function inParentheses(tokens: string[]): string[] {
  const start = tokens.indexOf('(');
  let depth = 0;
  for (let index = start; index >= 0 && index < tokens.length; index++) {
    if (tokens[index] === '(') depth++;
    if (tokens[index] === ')' && --depth === 0) return tokens.slice(start + 1, index);
  }
  return [];
}

const namesIn = (tokens: string[]) => split(inParentheses(tokens), ',').map(([name]) => nameOf(name));

function readTable(tokens: string[]): SqlTable | null {
  if (!startsWith(tokens, 'CREATE TABLE')) return null;
  const rest = tokens.slice(upper(tokens[2]) === 'IF' ? 5 : 2);
  const parts = split(inParentheses(rest), ',').map((part) => (upper(part[0]) === 'CONSTRAINT' ? part.slice(2) : part));
  const constraints = parts.filter(isTableConstraint);
  const columns = parts.filter((part) => part.length > 1 && !isTableConstraint(part)).map(readColumn);
  if (rest[1] !== '(' || columns.length === 0) return null;
  for (const part of constraints) {
    const named = namesIn(part).flatMap((name) => columns.find((column) => column.name === name) ?? []);
    if (startsWith(part, 'PRIMARY KEY')) for (const column of named) Object.assign(column, KEY);
    else if (startsWith(part, 'FOREIGN KEY')) {
      const references = part.slice(part.findIndex((token) => upper(token) === 'REFERENCES'));
      for (const [index, column] of named.entries()) column.references = referenceOf(references, index);
    } else if (startsWith(part, 'UNIQUE') && named.length === 1) for (const column of named) column.isUnique = true;
  }
  return { name: nameOf(rest[0]), columns };
}

const KEY = { isKey: true, isNullable: false };
const isTableConstraint = (part: string[]) =>
  ['PRIMARY', 'FOREIGN', 'UNIQUE', 'CHECK', 'EXCLUDE'].includes(upper(part[0]) ?? '');

function readColumn([name, ...tokens]: string[]): SqlColumn {
  const end = tokens.findIndex((token) => AFTER_TYPE.has(token.toUpperCase()));
  const [type, rules] = end < 0 ? [tokens, []] : [tokens.slice(0, end), tokens.slice(end)];
  const has = (words: string) => rules.some((_, index) => startsWith(rules.slice(index), words));
  const reference = rules.findIndex((token) => upper(token) === 'REFERENCES');
  return {
    name: nameOf(name),
    type: typeOf(type),
    isKey: has('PRIMARY KEY'),
    isNullable: !has('PRIMARY KEY') && !has('NOT NULL'),
    isUnique: has('UNIQUE'),
    references: reference < 0 ? null : referenceOf(rules.slice(reference), 0),
  };
}

/** Parses `REFERENCES book (id)`, in which the list of columns may be left out. */
const referenceOf = (tokens: string[], index: number) => ({
  table: nameOf(tokens[1]),
  column: tokens[2] === '(' ? (namesIn(tokens)[index] ?? '') : '',
});

/** `numeric(8, 2)`, `timestamp with time zone`, `int[]`. */
const typeOf = (tokens: string[]) =>
  tokens
    .join(' ')
    .replace(/ ([()[\],])/g, '$1')
    .replace(/([([]) /g, '$1');

const WORDS: Record<string, Value> = { NULL: null, TRUE: true, FALSE: false };

/** A string without its quotes, unless it is empty or has outer spaces; a number as written; else undefined. */
function literalOf(tokens: string[]): Value | undefined {
  const [token = '', ...rest] = /^(DATE|TIMESTAMP)$/i.test(tokens[0] ?? '') ? tokens.slice(1) : tokens;
  if (token === '-' && rest.length === 1 && /^\d/.test(rest[0] ?? '')) return `-${rest[0]}`;
  if (rest.length > 0) return undefined;
  if (token.startsWith("'")) {
    const text = token.slice(1, -1).replaceAll("''", "'");
    return text.trim() === text && text !== '' ? text : token;
  }
  return /^\d/.test(token) ? token : WORDS[token.toUpperCase()];
}
