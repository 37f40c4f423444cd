/**
 * `npm run restore -- <file>`: restores a backup into the configured database, which must be empty, all or nothing, and
 * applies newer migrations. With `--identity <file of the key>` it decrypts an encrypted backup.
 */
import { readFileSync } from 'node:fs';
import { pictureStoreOf } from '#server/adapters/configured-picture-store.ts';
import { identitiesIn } from '#server/backup/encryption.ts';
import { checkBackup, restore } from '#server/backup/restore.ts';
import { runCommand } from '#server/process/command.ts';
import { reachConfiguredDatabase } from '#server/database/open-configured.ts';
import { ExpectedError } from '#shared/expected-error.ts';
import { fileAndOption, sayNowAndThen, summary } from './backup-words.ts';

await runCommand(async (env) => {
  const { file, values: keyFiles } = fileAndOption('restore', 'identity', 'file of the key');
  const identities = keyFiles.flatMap(identitiesOf);
  const startedAt = performance.now();
  console.log(`Checking ${file}`);
  const contents = await checkBackup(file, { identities });
  const { at, postgresql } = contents.header;
  console.log(`It is whole: ${summary(contents)}, as of ${at}, from PostgreSQL ${postgresql}.`);
  const { url: databaseUrl, close } = await reachConfiguredDatabase({ env, progress: console.log });
  try {
    const target = { databaseUrl, pictures: await pictureStoreOf(env) };
    const newer = await restore(file, contents, target, { identities, onSection: sayNowAndThen('Restoring') });
    if (newer.length > 0) console.log(`Database brought up to date (${newer.join(', ')})`);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`Restored ${file} in ${seconds} s.`);
    console.log(
      'Sessions, and links in mails, go on with the secret of before (JWT_SECRET, or secrets.json of DATA_DIR).',
    );
  } finally {
    await close();
  }
  return 0;
});

function identitiesOf(keyFile: string): string[] {
  try {
    return identitiesIn(readFileSync(keyFile, 'utf8'));
  } catch (error) {
    throw new ExpectedError(`${keyFile}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
