/**
 * `npm run check:migrations`: an old and a new version run side by side while one replaces the other, so that a migration
 * only adds. What goes is dropped one version later, which its file says: docs/decisions/0027.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first that the rule holds for; those before are as they are. */
const SINCE = '20261123020000';

/** A line of the file that takes the responsibility: what went out of use in an earlier version, and which one. */
const LATER_DROP = /^-- Later drop: .*\bunused since \S+/m;

/** What breaks a version that does not know of it; the last of them may be said to be the later drop. */
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
    // COLUMN is a word that may be left out.
    breaks: /\bALTER TABLE\b(?:(?!;).)*\bDROP (?!COLUMN\b|CONSTRAINT\b|DEFAULT\b|NOT\b|EXPRESSION\b|IDENTITY\b)/is,
    why: 'the older version still uses it',
    mayBeLater: true,
  },
];

const ADDED_COLUMN = /\bADD (?:COLUMN )?(?!CONSTRAINT\b|PRIMARY\b|UNIQUE\b|FOREIGN\b|CHECK\b|EXCLUDE\b)/i;
const HAS_VALUE = /\bDEFAULT\b|\bGENERATED\b/i;
const TIGHTENED =
  /\bADD (?:CONSTRAINT \S+ )?(?:CHECK|UNIQUE|FOREIGN KEY|PRIMARY KEY|EXCLUDE)\b|\bCREATE UNIQUE INDEX\b/i;

/** What is refused about a migration, a line for each statement. Dropping an index or a constraint only loosens. */
export function faultsOf(sql: string): string[] {
  const isLater = LATER_DROP.test(sql);
  const statements = statementsOf(sql);
  const made = new Set(statements.map((one) => /^CREATE TABLE (?:IF NOT EXISTS )?([^\s(]+)/i.exec(one)?.[1]));
  return statements.flatMap((statement) => {
    const broken = RULES.find(({ breaks, mayBeLater }) => breaks.test(statement) && !(isLater && mayBeLater));
    const about = /\b(?:ALTER TABLE(?: IF EXISTS)?(?: ONLY)?|INDEX(?: CONCURRENTLY)?(?: \S+)? ON) ([^\s(]+)/i;
    const table = about.exec(statement)?.[1];
    // Nobody knows yet what this very migration makes.
    const isNew = table !== undefined && made.has(table);
    const why =
      broken?.why ??
      (!isNew && addsRequired(statement)
        ? 'the older version inserts rows without it: give it a default'
        : undefined) ??
      (!isNew && !isLater && TIGHTENED.test(statement) ? 'the older version may write what it refuses' : undefined);
    return why === undefined ? [] : [`${statement.replace(/\s+/g, ' ').slice(0, 100)}: ${why}`];
  });
}

/** Each added column stands for itself: one without a default is not saved by another that has one. */
const addsRequired = (statement: string): boolean =>
  /^ALTER TABLE\b/i.test(statement) &&
  partsOf(statement).some((part) => ADDED_COLUMN.test(part) && /\bNOT NULL\b/i.test(part) && !HAS_VALUE.test(part));

/** Parted at the commas that stand in no parentheses. */
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

/** Without comments, bodies of functions and texts, in which any word may stand. */
const statementsOf = (sql: string): string[] =>
  sql
    .replace(/\/\*.*?\*\/|--[^\n]*|(\$\w*\$).*?\1|'(?:[^']|'')*'/gs, (text) => (/^['$]/.test(text) ? "''" : ' '))
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../prisma/migrations');
  const faults = readdirSync(folder)
    .filter((name) => /^\d/.test(name) && name >= SINCE)
    .flatMap((name) =>
      faultsOf(readFileSync(join(folder, name, 'migration.sql'), 'utf8')).map((fault) => `${name}: ${fault}`),
    );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0)
    console.error('Migrations only add; what goes is dropped a version later: docs/decisions/0027');
  process.exitCode = faults.length > 0 ? 1 : 0;
}
