/**
 * `npm run backup -- <file>`: writes a snapshot of everything in the configured site into a new file; with
 * `--recipient age1…` it is encrypted to that age key. The site may be running.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pictureStoreOf } from '#server/adapters/configured-picture-store.ts';
import { backUp } from '#server/backup/back-up.ts';
import { runCommand } from '#server/process/command.ts';
import { reachConfiguredDatabase } from '#server/database/open-configured.ts';
import { ExpectedError } from '#shared/expected-error.ts';
import { formatBytes } from '#shared/rules/file-size.ts';
import { fileAndOption, sayNowAndThen, summary } from './backup-words.ts';

await runCommand(async (env) => {
  const { file, values: recipients } = fileAndOption('backup', 'recipient', 'age1…');
  const startedAt = performance.now();
  // Checked first, as starting the embedded database would create an empty one.
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'postgres')))
    throw new ExpectedError(`There is no database in DATA_DIR ${env.DATA_DIR}`);
  const { url: databaseUrl, close } = await reachConfiguredDatabase({ env, progress: console.log });
  try {
    const pictures = env.S3_ENDPOINT ? null : await pictureStoreOf(env);
    const contents = await backUp({ databaseUrl, pictures }, file, {
      recipients,
      onSection: sayNowAndThen('Backing up'),
    });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`Wrote ${file}: ${summary(contents)}, ${formatBytes(statSync(file).size)}, in ${seconds} s.`);
    if (!pictures) console.log('Uploaded pictures are in the store of S3_ENDPOINT, and not in the backup.');
  } finally {
    await close();
  }
  return 0;
});
