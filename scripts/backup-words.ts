import { resolve } from 'node:path';
import type { Contents, Section } from '#server/backup/frames.ts';
import { ForeseenError } from '#shared/foreseen-error.ts';
import { withCount } from '#shared/rules/text/plural.ts';

const SAY_MS = 2000;

/** The absolute path of the file that is a command's only argument. */
export function onlyFile(command: string): string {
  const [file, ...more] = process.argv.slice(2);
  if (!file || file.startsWith('-') || more.length > 0) throw new ForeseenError(`npm run ${command} -- <file>`);
  return resolve(file);
}

/** Logs the progress of a long run, at most every two seconds. */
export function sayNowAndThen(doing: string): (section: Section) => void {
  let saidAt = Date.now();
  return ({ kind, name }) => {
    if (Date.now() - saidAt < SAY_MS) return;
    saidAt = Date.now();
    console.log(`${doing} the ${kind} ${name}`);
  };
}

export function summary({ sections }: Contents): string {
  const tables = sections.filter(({ kind }) => kind === 'table');
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const pictures = sections.length - tables.length;
  return `${withCount(tables.length, 'table')} with ${withCount(rows, 'row')}, ${withCount(pictures, 'picture')}`;
}
