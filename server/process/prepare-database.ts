import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { ensureFirstAdministrator } from '#server/administrators/administrators.ts';
import { isContentMissing } from '#server/content-files/seed.ts';
import { type Database, openDatabase } from '#server/database/client.ts';
import { openConfiguredDatabase, type OpenDatabase, StartError, UNHURRIED } from '#server/database/open-configured.ts';
import { type Env, patienceOf } from '#server/config/env.ts';
import { runStatement } from '#server/database/server-databases.ts';
import { isIndexCurrent, reindex } from '#server/search/search-index.ts';

const SEED = join(import.meta.dirname, '../../prisma/seed.ts');

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Opens the configured database, migrated, with the content, its search index and at least one administrator.
 * @throws StartError or EmbeddedDatabaseError
 */
export async function prepareDatabase(env: Env): Promise<OpenDatabase> {
  let hasLoaded = false;
  const load = async () => {
    await loadContent();
    hasLoaded = true;
  };
  const opened = await openConfiguredDatabase({ env, progress: say, fillNew: load, patience: patienceOf(env) });
  try {
    const unhurried = openDatabase(opened.database.directUrl, UNHURRIED);
    try {
      await fill(unhurried, env, load);
    } finally {
      await unhurried.close();
    }
    if (!hasLoaded || env.DATABASE_URL) return opened;
    // While the site serves: otherwise a crash soon after its first start had all that was loaded to recover.
    const written = runStatement(opened.database.url, 'CHECKPOINT').catch(() => {});
    return { ...opened, close: () => written.then(() => opened.close()) };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/**
 * Migrates and seeds in a separate process: the whole content takes memory that this process, which may run for
 * weeks, would never release.
 */
async function loadContent() {
  say('Loading the content');
  const child = spawn(process.execPath, [SEED, '--only-missing'], { stdio: ['ignore', 'pipe', 'pipe'] });
  createInterface(child.stdout).on('line', say);
  const [stderr] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (child.exitCode === 0) return;
  const how = child.signalCode ?? `code ${child.exitCode}`;
  throw new StartError(`The content cannot be loaded: ${stderr.trim() || `its process ended with ${how}`}`);
}

async function fill(database: Database, env: Env, load: () => Promise<void>) {
  if (await isContentMissing(database)) await load();
  if (!(await isIndexCurrent(database))) {
    say('Indexing the content for search');
    await reindex(database);
  }
  const administrator = await ensureFirstAdministrator(database, env.ADMIN_USERNAME, env.ADMIN_PASSWORD);
  if (!administrator) return;
  // Printed at once, as a generated password cannot be looked up later.
  const shown = env.ADMIN_PASSWORD ? 'as set in ADMIN_PASSWORD' : administrator.password;
  say(`First administrator: ${administrator.username}, password: ${shown} (shown only now)`);
}
