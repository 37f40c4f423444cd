/**
 * `npm run import -- <resource> <file> [--add-only] [--all-or-none] [--dry-run]`: loads a CSV or JSON file into the
 * configured database, after showing what changes. The site may be running; its back office can undo the import.
 */
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runCommand } from '#server/process/command.ts';
import { openChangeFeed } from '#server/database/change-feed.ts';
import type { Env } from '#server/config/env.ts';
import { openConfiguredDatabase, type OpenDatabase } from '#server/database/open-configured.ts';
import type { Viewer } from '#server/access/access.ts';
import { createImports, type Imports } from '#server/content-files/imports.ts';
import { createJobs } from '#server/database/jobs.ts';
import { openContent } from '#server/domains.ts';
import { ExpectedError } from '#shared/expected-error.ts';
import { listSlug, resourceAt } from '#shared/admin-pages.ts';
import { textOfFile } from '#shared/rules/imports/text/file-text.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { type ResourceName, resourceNames } from '#shared/resources/index.ts';

/** The author of the changes, as shown in the history. */
const VIEWER: Viewer = { role: 'administrator', key: '', username: 'command line', sessionKey: '' };

const LOOK_MS = 200;
const SAY_MS = 2000;
const SHOWN = 60;

type Wanted = {
  file: { resource: ResourceName; format: string; text: string };
  allOrNone: boolean;
  addOnly: boolean;
  isDryRun: boolean;
};

await runCommand(async (env) => {
  const wanted = readArguments();
  const opened = await openConfiguredDatabase({ env, progress: console.log });
  try {
    const isWhole = await withImports(opened, env, (imports) => load(imports, wanted));
    return isWhole ? 0 : 1;
  } finally {
    await opened.close();
  }
});

function readArguments(): Wanted {
  const usage = `npm run import -- <resource> <file.csv or file.json> [--add-only] [--all-or-none] [--dry-run]
Resources: ${resourceNames.map(listSlug).join(', ')}`;
  let parsed;
  try {
    const flag = { type: 'boolean', default: false } as const;
    const options = { 'add-only': flag, 'all-or-none': flag, 'dry-run': flag };
    parsed = parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new ExpectedError(`${(error as Error).message}\n${usage}`);
  }
  const [slug, path, ...more] = parsed.positionals;
  const resource = resourceAt(slug ?? '');
  const format = extname(path ?? '')
    .slice(1)
    .toLowerCase();
  if (!resource || path === undefined || more.length > 0 || !['csv', 'json'].includes(format))
    throw new ExpectedError(usage);
  let text: string;
  try {
    text = textOfFile(readFileSync(path));
  } catch (error) {
    throw new ExpectedError((error as Error).message);
  }
  const { 'add-only': addOnly, 'all-or-none': allOrNone, 'dry-run': isDryRun } = parsed.values;
  return { file: { resource, format, text }, allOrNone, addOnly, isDryRun };
}

async function withImports<T>({ database }: OpenDatabase, env: Env, use: (imports: Imports) => Promise<T>) {
  const feed = await openChangeFeed(database.directUrl, console.error);
  const jobs = createJobs(database, console.error);
  try {
    const content = openContent({ database, feed, siteTimeZone: env.SITE_TIME_ZONE });
    const imports = createImports({ database, content, jobs });
    jobs.start();
    return await use(imports);
  } finally {
    await jobs.stop();
    await feed.close();
  }
}

/** @returns true if no row was refused */
async function load(imports: Imports, { file, allOrNone, addOnly, isDryRun }: Wanted): Promise<boolean> {
  const { key, columns, refused, ...preview } = await imports.preview(VIEWER, file, Number.POSITIVE_INFINITY);
  const unit = file.format === 'json' ? 'Record' : 'Line';
  const { matched, ignored, unmatched } = columns;
  const pairs = matched.map(({ column, field }) => (column === field ? field : `${column} (${field})`));
  console.log(`Columns: ${pairs.join(', ')}`);
  if (ignored.length > 0) console.log(`Left out, the site sets them: ${ignored.join(', ')}`);
  if (unmatched.length > 0) console.log(`Unknown, ignored: ${unmatched.join(', ')}`);
  const { total, created, updated, unchanged } = preview;
  console.log(
    `${withCount(total, 'row')}: ${created} new, ${updated} changed, ${unchanged} unchanged, ${refused.length} refused.`,
  );
  for (const { line, reason } of refused) console.error(`${unit} ${line}: ${reason}`);
  if (!addOnly) await sayChanges(imports, key, unit);
  if (isDryRun) {
    await imports.dismiss(VIEWER, key);
    return refused.length === 0;
  }

  await imports.start(VIEWER, { key, allOrNone, addOnly });
  let saidAt = Date.now();
  for (;;) {
    const { state, done, failure, ...result } = await imports.status(VIEWER, key);
    if (state === 'failed') throw new ExpectedError(failure ?? 'The import failed');
    if (state === 'done') {
      const { skipped = 0 } = result;
      const left = skipped > 0 ? ` ${withCount(skipped, 'row')} left out that would have changed a record.` : '';
      console.log(`Created ${result.created}, updated ${result.updated}, unchanged ${result.unchanged}.${left}`);
      const late = result.refusedCount - refused.length;
      if (late > 0) console.error(`${withCount(late, 'row')} refused: somebody else was at those records meanwhile.`);
      return result.refusedCount === 0;
    }
    if (Date.now() - saidAt > SAY_MS) {
      console.log(`${done} of ${result.total} rows`);
      saidAt = Date.now();
    }
    await sleep(LOOK_MS);
  }
}

/** Prints each changed field with its old and new value, so that nothing is overwritten unseen. */
async function sayChanges(imports: Imports, key: string, unit: string): Promise<void> {
  for (let page = 1; ; page++) {
    const { items, total, pageSize } = await imports.rows(VIEWER, { key, kind: 'changed', page });
    for (const { line, title, before, after } of items) {
      const fields = Object.keys(after).map((name) => `${name} ${short(before[name])} → ${short(after[name])}`);
      console.log(`${unit} ${line} changes ${title}: ${fields.join(', ')}`);
    }
    if (page * pageSize >= total) return;
  }
}

/** A value on one line. */
function short(value: unknown): string {
  const text = JSON.stringify(value ?? '');
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
