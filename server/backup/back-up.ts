import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { PictureStore } from '#server/adapters/picture-store.ts';
import { appliedMigrations } from '#server/database/migrate.ts';
import { WriterClient } from '#server/database/writer.ts';
import { pictureTypeOf } from '#server/pictures/picture-content-type.ts';
import { ExpectedError } from '#shared/expected-error.ts';
import { writeBackupFile } from './backup-file.ts';
import { databaseErrors } from './database-errors-of.ts';
import { type Contents, type Header, newHeader, type Pieces, type Section, writeFrames } from './frames.ts';
import { AS_WRITTEN, listTables, type Table } from './tables.ts';

export type Source = {
  databaseUrl: string;
  /** Null when pictures are stored elsewhere. */
  pictures: PictureStore | null;
};

type Watching = { onSection?: (section: Section) => void };
/** `recipients` are those of age, to whom the backup is encrypted; without any it is not encrypted. */
type Options = Watching & { recipients?: readonly string[] };

/**
 * Writes a snapshot of the database and the stored pictures to a new file. The site may run and write at the same time
 * without waiting for it.
 * @throws ExpectedError
 */
export async function backUp(
  source: Source,
  file: string,
  { onSection, recipients = [] }: Options = {},
): Promise<Contents> {
  const client = new WriterClient({ connectionString: source.databaseUrl, application_name: 'gearup backup' });
  const translated = databaseErrors(client, 'The database cannot be read, no backup was written');
  let written: Contents | undefined;
  try {
    await client.connect();
    const { header, tables } = await openSnapshot(client);
    const copied = new Map<string, () => number>();
    await writeBackupFile(
      file,
      writeFrames(header, sectionsOf(client, { tables, pictures: source.pictures, copied, onSection })),
      { recipients, check: (contents) => (written = checked(contents, copied)) },
    );
    if (!written) throw new Error('The backup was not read back');
    return written;
  } catch (error) {
    throw translated(error);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Opens a transaction that sees one snapshot. */
async function openSnapshot(client: pg.Client): Promise<{ header: Header; tables: Table[] }> {
  await client.query(AS_WRITTEN);
  const listed = await listTables(client);
  if (listed.length === 0) throw new ExpectedError('The database has no tables: there is nothing to back up');
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // Locks the tables before the snapshot is taken, which happens with the first row that is read: a table that a
  // migration changes in between would be empty in it.
  await client.query(`LOCK TABLE ${listed.map(({ name }) => pg.escapeIdentifier(name)).join()} IN ACCESS SHARE MODE`);
  const tables = await listTables(client);
  if (JSON.stringify(tables) !== JSON.stringify(listed))
    throw new ExpectedError('The database is just being migrated: back up when that is done');
  const { rows } = await client.query<{ at: Date; postgresql: string }>(
    `SELECT statement_timestamp() AS at, current_setting('server_version') AS postgresql`,
  );
  const { at = new Date(), postgresql = '' } = rows[0] ?? {};
  const migrations = await appliedMigrations(client);
  return { header: newHeader({ at: at.toISOString(), postgresql, migrations }), tables };
}

type Work = Watching & {
  tables: Table[];
  pictures: PictureStore | null;
  /** The number of rows of each table that the server reports as copied. */
  copied: Map<string, () => number>;
};

/** Reads pictures after the snapshot: every picture in it is stored by then, and few are removed so soon. */
async function* sectionsOf(
  client: pg.Client,
  { tables, pictures, copied, onSection }: Work,
): AsyncGenerator<{ section: Section; data: Pieces }> {
  for (const { name } of (await pictures?.list()) ?? []) {
    const bytes = pictureTypeOf(name) === null ? null : await pictures?.get(name);
    if (!bytes) continue;
    const section: Section = { kind: 'picture', name };
    onSection?.(section);
    yield { section, data: [Buffer.from(bytes)] };
  }
  for (const { name, columns } of tables) {
    const section: Section = { kind: 'table', name, columns };
    onSection?.(section);
    const names = columns.map((column) => pg.escapeIdentifier(column)).join();
    const rows = client.query(copyTo(`COPY (SELECT ${names} FROM ${pg.escapeIdentifier(name)}) TO STDOUT`));
    copied.set(name, () => rows.rowCount);
    yield { section, data: rows };
  }
  await client.query('COMMIT'); // from here on the row count of each table is final
}

function checked(contents: Contents, copied: Map<string, () => number>): Contents {
  const tables = contents.sections.filter(({ kind }) => kind === 'table');
  const wrong = tables.find(({ name, rows }) => copied.get(name)?.() !== rows);
  if (wrong || tables.length !== copied.size)
    throw new Error(`The backup does not hold what was copied of ${wrong?.name ?? 'all tables'}`);
  return contents;
}
