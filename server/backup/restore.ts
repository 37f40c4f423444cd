import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { PictureStore } from '#server/adapters/picture-store.ts';
import {
  appliedMigrations,
  applyMigrations,
  BASELINE,
  migrationNames,
  withMigrationLock,
} from '#server/database/migrate.ts';
import { pictureTypeOf } from '#server/pictures/picture-content-type.ts';
import { ExpectedError } from '#shared/expected-error.ts';
import { drain, readBackupFile } from './backup-file.ts';
import { databaseErrors } from './database-errors-of.ts';
import { BackupError, type Contents, type Section, type Take } from './frames.ts';
import { AS_WRITTEN, listTables } from './tables.ts';

export type Target = { databaseUrl: string; pictures: PictureStore };

/** `identities` are those of age, for an encrypted backup. */
type Options = { onSection?: (section: Section) => void; identities?: readonly string[] };

/**
 * Reads a backup to its end, and checks whether this version of the site can restore it.
 * @throws BackupError
 */
export async function checkBackup(file: string, { identities = [] }: Options = {}): Promise<Contents> {
  const contents = await readBackupFile(file, drain, identities);
  const knownMigrations = new Set(await migrationNames());
  const unknown = contents.header.migrations.find((name) => !knownMigrations.has(name));
  if (unknown !== undefined && unknown < BASELINE)
    throw new BackupError(`${file} comes from a version before 1.0.0: restore it with the version that made it`);
  if (unknown !== undefined)
    throw new BackupError(
      `${file} comes from a newer version of the site, whose database has ${unknown}: restore it with that`,
    );
  return contents;
}

/**
 * Restores a backup that `checkBackup` has accepted into an empty database, all or nothing, and applies newer
 * migrations. A site that starts on the database in the meantime waits.
 * @returns the migrations that are newer than the backup
 * @throws ExpectedError
 */
export async function restore(
  file: string,
  { header }: Contents,
  { databaseUrl, pictures }: Target,
  { onSection, identities = [] }: Options = {},
): Promise<string[]> {
  return withMigrationLock(databaseUrl, async (client) => {
    await refuseFilled(client);
    const applied = await appliedMigrations(client);
    if (applied.some((name) => !header.migrations.includes(name)))
      throw new ExpectedError('The tables of the database are newer than the backup: restore it where there are none');
    await applyMigrations(client, databaseUrl, header.migrations);
    const translated = databaseErrors(client, 'The database does not take the backup, and stays empty');
    const added: string[] = [];
    try {
      await client.query(AS_WRITTEN);
      await client.query('BEGIN');
      const take: Take = async (section, data) => {
        onSection?.(section);
        if (section.kind === 'table') await fill(client, section, data);
        else await put(pictures, section, data, added);
      };
      await readBackupFile(file, take, identities);
    } catch (error) {
      for (const name of added) await pictures.remove(name);
      throw translated(error);
    }
    const unknown = databaseErrors(client, 'Whether the database has taken the backup shows when it is restored again');
    await client.query('COMMIT').catch((error: unknown) => {
      throw unknown(error);
    });
    const newer = await applyMigrations(client, databaseUrl);
    await client.query('ANALYZE'); // otherwise the first queries would be planned for empty tables
    return newer;
  });
}

async function refuseFilled(client: pg.Client) {
  for (const { name } of await listTables(client)) {
    const { rowCount } = await client.query(`SELECT FROM ${pg.escapeIdentifier(name)} LIMIT 1`);
    if (rowCount !== 0)
      throw new ExpectedError(`The database is not empty, ${name} has rows: a backup is restored into an empty one`);
  }
}

async function fill(client: pg.Client, { name, columns }: Section & { kind: 'table' }, data: Parameters<Take>[1]) {
  const names = columns.map((column) => pg.escapeIdentifier(column)).join();
  await pipeline(
    Readable.from(data, { objectMode: false }),
    client.query(copyFrom(`COPY ${pg.escapeIdentifier(name)} (${names}) FROM STDIN`)),
  );
}

async function put(pictures: PictureStore, { name }: Section, data: Parameters<Take>[1], added: string[]) {
  const type = pictureTypeOf(name);
  if (type === null) throw new BackupError(`a picture has a name that none has: ${name}`);
  const pieces: Buffer[] = [];
  for await (const piece of data) pieces.push(piece);
  if (!(await pictures.get(name))) added.push(name);
  await pictures.put(name, Buffer.concat(pieces), type);
}
