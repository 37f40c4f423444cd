import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Contents, Section } from '#server/backup/frames.ts';
import { ExpectedError } from '#shared/expected-error.ts';
import { withCount } from '#shared/rules/text/plural.ts';

const SAY_MS = 2000;

/** Reads a command's arguments: the absolute path of its file, and the values of its option, which may be repeated. */
export function fileAndOption(command: string, option: string, value: string): { file: string; values: string[] } {
  try {
    const options = { [option]: { type: 'string', multiple: true } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file && more.length === 0) return { file: resolve(file), values: values[option] ?? [] };
  } catch {
    // An unknown option, or one without a value.
  }
  throw new ExpectedError(`npm run ${command} -- <file> [--${option} <${value}>]`);
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
