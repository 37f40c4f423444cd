/**
 * `npm run check:migrations`: checks migrations. The old and the new version run at the same time during an update, so
 * a migration may only add. Drops follow one version later, in a file that says so: docs/decisions/0027.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first migration that is checked: the one before it makes all tables. */
const SINCE = '20261130000001';

/** The line of a file that permits drops: it names what is unused, and since which version. */
const LATER_DROP = /^-- Later drop: .*\bunused since \S+/m;

/** Statements that break the older version; those with `mayBeLater` are permitted in a later drop. */
const RULES: { breaks: RegExp; why: string; mayBeLater?: true }[] = [
  { breaks: /\bRENAME\b/i, why: 'a new name is a new column beside the old one' },
  { breaks: /\bALTER(?: COLUMN)? \S+ (?:SET DATA )?TYPE\b/i, why: 'another type is a new column beside the old one' },
  { breaks: /\bSET NOT NULL\b/i, why: 'the older version may still write NULL', mayBeLater: true },
  { breaks: /\bALTER(?: COLUMN)? \S+ DROP DEFAULT\b/i, why: 'the older version may rely on it', mayBeLater: true },
  { breaks: /\bTRUNCATE\b/i, why: 'the older version still reads it', mayBeLater: true },
  {
    breaks: /\bDROP (?:TABLE|COLUMN|SCHEMA|SEQUENCE|TYPE|DOMAIN|(?:MATERIALIZED )?VIEW|EXTENSION)\b/i,
    why: 'the older version still uses it',
    mayBeLater: true,
  },
  {
    // The keyword COLUMN is optional.
    breaks: /\bALTER TABLE\b(?:(?!;).)*\bDROP (?!COLUMN\b|CONSTRAINT\b|DEFAULT\b|NOT\b|EXPRESSION\b|IDENTITY\b)/is,
    why: 'the older version still uses it',
    mayBeLater: true,
  },
];

const ADDED_COLUMN = /\bADD (?:COLUMN )?(?!CONSTRAINT\b|PRIMARY\b|UNIQUE\b|FOREIGN\b|CHECK\b|EXCLUDE\b)/i;
const HAS_VALUE = /\bDEFAULT\b|\bGENERATED\b/i;
const TIGHTENED =
  /\bADD (?:CONSTRAINT \S+ )?(?:CHECK|UNIQUE|FOREIGN KEY|PRIMARY KEY|EXCLUDE)\b|\bCREATE UNIQUE INDEX\b/i;

/**
 * Returns the refused statements of a migration, one line each. Dropping an index or a constraint is safe, as it only
 * loosens.
 */
export function faultsOf(sql: string): string[] {
  const isLater = LATER_DROP.test(sql);
  const statements = statementsOf(sql);
  const matches = (pattern: RegExp) => statements.flatMap((one) => pattern.exec(one)?.[1] ?? []);
  const createdTables = new Set(matches(/^CREATE TABLE (?:IF NOT EXISTS )?([^\s(]+)/i));
  return statements.flatMap((statement) => {
    const about = /\b(?:ALTER TABLE(?: IF EXISTS)?(?: ONLY)?|INDEX(?: CONCURRENTLY)?(?: \S+)? ON) ([^\s(]+)/i;
    const table = about.exec(statement)?.[1];
    // The older version does not use a table that this migration creates.
    const isNew = table !== undefined && createdTables.has(table);
    const broken = isNew
      ? undefined
      : RULES.find(({ breaks, mayBeLater }) => breaks.test(statement) && !(isLater && mayBeLater));
    const why =
      broken?.why ??
      (!isNew && addsRequired(statement)
        ? 'the older version inserts rows without it: give it a default'
        : undefined) ??
      (!isNew && !isLater && TIGHTENED.test(statement) ? 'the older version may write what it refuses' : undefined);
    return why === undefined ? [] : [`${statement.replace(/\s+/g, ' ').slice(0, 100)}: ${why}`];
  });
}

/** Whether a statement adds a NOT NULL column without a default. Checks each column, as a statement may add several. */
const addsRequired = (statement: string): boolean =>
  /^ALTER TABLE\b/i.test(statement) &&
  partsOf(statement).some((part) => ADDED_COLUMN.test(part) && /\bNOT NULL\b/i.test(part) && !HAS_VALUE.test(part));

/** Splits at commas outside of parentheses. */
function partsOf(statement: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const letter of statement) {
    depth += Number(letter === '(') - Number(letter === ')');
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${letter}`);
  }
  return parts;
}

/** Removes comments, function bodies and string literals, which may contain any keyword. */
const statementsOf = (sql: string): string[] =>
  sql
    .replace(/\/\*.*?\*\/|--[^\n]*|(\$\w*\$).*?\1|'(?:[^']|'')*'/gs, (text) => (/^['$]/.test(text) ? "''" : ' '))
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');

/**
 * The most functions and triggers that the migrations may create: what the database runs is neither checked by the
 * compiler nor reached by a unit test. The number may only fall.
 */
const MAX_FUNCTIONS = 3;

/** How many functions and triggers a migration creates. */
export const functionsIn = (sql: string): number =>
  statementsOf(sql).filter((statement) => /^CREATE (OR REPLACE )?(FUNCTION|PROCEDURE|TRIGGER|VIEW)\b/i.test(statement))
    .length;

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../../prisma/migrations');
  const migrations = readdirSync(folder)
    .filter((name) => /^\d/.test(name))
    .map((name) => ({ name, sql: readFileSync(join(folder, name, 'migration.sql'), 'utf8') }));
  const faults = migrations
    .filter(({ name }) => name >= SINCE)
    .flatMap(({ name, sql }) => faultsOf(sql).map((fault) => `${name}: ${fault}`));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0)
    console.error('Migrations only add; what goes is dropped a version later: docs/decisions/0027');
  const functions = migrations.reduce((sum, { sql }) => sum + functionsIn(sql), 0);
  if (functions > MAX_FUNCTIONS)
    console.error(
      `The migrations create ${functions} functions, triggers and views, of at most ${MAX_FUNCTIONS}: write it in TypeScript`,
    );
  process.exitCode = faults.length > 0 || functions > MAX_FUNCTIONS ? 1 : 0;
}
