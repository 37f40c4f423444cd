import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { folderStore, type PictureStore } from '#server/adapters/picture-store.ts';
import { migrate } from '#server/database/migrate.ts';
import { runStatement, withDatabase } from '#server/database/server-databases.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { ExpectedError } from '#shared/expected-error.ts';
import { backUp } from './back-up.ts';
import { identitiesIn } from './encryption.ts';
import { BackupError, type Section, writeFrames } from './frames.ts';
import { checkBackup, restore } from './restore.ts';
import { listTables } from './tables.ts';

const folder = await mkdtemp(join(tmpdir(), 'gearup-backup-'));
const databases: TestDatabase[] = [];
const PICTURE = `${'0f'.repeat(16)}-640x480.png`;
const COPY = `${'0f'.repeat(16)}-640x480-480.webp`;

let serial = 0;
const newFile = () => join(folder, `${++serial}.backup`);
const newStore = () => folderStore(join(folder, `pictures ${++serial}`));

afterAll(async () => {
  for (const { drop } of databases) await drop();
  await rm(folder, { recursive: true });
});

/** Creates a database with the current tables, or with none. */
async function newDatabase(hasTables: boolean): Promise<string> {
  if (hasTables) databases.push(await createTestDatabase());
  else {
    const { url } = inject('testServer');
    const name = `test_${process.pid}_backup_${++serial}`;
    await runStatement(url, `CREATE DATABASE ${name}`);
    databases.push({
      url: withDatabase(url, name),
      drop: () => runStatement(url, `DROP DATABASE ${name} WITH (FORCE)`),
    });
  }
  return databases.at(-1)?.url ?? '';
}

async function connected<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Every row of every table, with generated columns. */
const rowsOf = (url: string) =>
  connected(url, async (client) => {
    const all: Record<string, string[]> = {};
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM ${name} t ORDER BY 1`);
      all[name] = rows.map(({ row }) => row);
    }
    return all;
  });

const NASTY = 'tab\t new\nline \\. \\N \\ back, quote\' " NUL-like \\0 and हिन्दी 😀';

const FILL = `
  INSERT INTO users (key, first_name, email, phone) SELECT gen_random_uuid(), 'Ada', n || '@example.org', NULL
    FROM generate_series(1, 300) n;
  INSERT INTO own_records (user_key, kind, id, record, revision)
    SELECT key, 'note', 'problem:two-sum-' || n, jsonb_build_object('at', n, 'text', repeat(md5(email || n), 10)), n
    FROM users, generate_series(1, 10) n;
  INSERT INTO catalogue (slug, name, former_names) VALUES ('nasty', 'n', ARRAY['m', $q$${NASTY}$q$]);
  INSERT INTO company_problems (key, id, problem, name, topic, companies, reports)
    VALUES (gen_random_uuid(), 1, 'nasty', $q$${NASTY}$q$, '', 'Amazon, Google', 'Amazon 3');
  INSERT INTO language_cards (key, id, name, price) VALUES (gen_random_uuid(), 1, '', 0.1);
  INSERT INTO search_words VALUES ('two', ARRAY['two', 'tw', '', NULL]);
  INSERT INTO search_documents VALUES ('blog', gen_random_uuid(), 1, '', 'h', 't', 'h', to_tsvector('simple', 'a b'), '', 1);
  INSERT INTO newsletters (key, subject, body, author) VALUES (gen_random_uuid(), 's', '', 'admin');
  INSERT INTO newsletter_deliveries (newsletter_key, email) SELECT key, 'x@example.org' FROM newsletters;
  INSERT INTO content_changes (key, resource, record_key, record_id, title, author, action, before)
    VALUES (gen_random_uuid(), 'blog', gen_random_uuid(), 1, '', '', 'removed', '{"a": [null, 1e3, "\\n"]}');
  INSERT INTO rate_limits VALUES ('login', 3, 9007199254740993)`;

/** Changes every table that `FILL` fills, and another one. */
const MEDDLE = `
  DELETE FROM users WHERE email LIKE '1%';
  UPDATE users SET first_name = 'Later';
  INSERT INTO users (key, first_name, email) VALUES (gen_random_uuid(), 'Later', 'later@example.org');
  UPDATE own_records SET record = record || '{"text": "later"}', revision = revision + 1;
  UPDATE catalogue SET level = 'Hard';
  UPDATE company_problems SET companies = 'Later', level = 'Hard';
  UPDATE language_cards SET price = 2;
  DELETE FROM search_words;
  UPDATE search_documents SET header = 'later';
  UPDATE newsletters SET subject = 'Later';
  DELETE FROM newsletter_deliveries;
  DELETE FROM content_changes;
  UPDATE rate_limits SET points = 4;
  INSERT INTO subscribers (key, email) VALUES (gen_random_uuid(), 'later@example.org')`;

let source: string;
let file: string;
const pictures = newStore();

beforeAll(async () => {
  source = await newDatabase(true);
  await runStatement(source, FILL);
  await pictures.put(PICTURE, Buffer.from([0, 10, 13, 255]), 'image/png');
  await pictures.put(COPY, Buffer.alloc(200_000, 10), 'image/webp');
  await pictures.put('notes.txt', Buffer.from('no picture'), 'text/plain');
  file = newFile();
  await backUp({ databaseUrl: source, pictures }, file);
});

const restored = async (backup: string, databaseUrl: string, store = newStore()) =>
  restore(backup, await checkBackup(backup), { databaseUrl, pictures: store });

describe('a backup', () => {
  test('is one snapshot, whatever is written to any table while it is made', async () => {
    const databaseUrl = await newDatabase(true);
    await runStatement(databaseUrl, FILL);
    const before = await rowsOf(databaseUrl);
    // Called when the snapshot exists, and before any table is read.
    const meddling: PictureStore = {
      ...pictures,
      async list() {
        await runStatement(databaseUrl, MEDDLE);
        return pictures.list();
      },
    };
    const taken = newFile();
    const contents = await backUp({ databaseUrl, pictures: meddling }, taken);
    const after = await rowsOf(databaseUrl);
    for (const [name, rows] of Object.entries(before)) if (rows.length > 0) expect(after[name]).not.toEqual(rows);
    expect(after.subscribers).not.toEqual(before.subscribers);

    const target = await newDatabase(false);
    await restored(taken, target);
    expect(await rowsOf(target)).toEqual(before);
    const counts = contents.sections.filter(({ kind }) => kind === 'table').map(({ name, rows }) => [name, rows]);
    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries(Object.entries(before).map(([name, rows]) => [name, rows.length])),
    );
  });

  test('restores every row and picture, and a backup of the result is the same file', async () => {
    const target = await newDatabase(false);
    const store = newStore();
    expect(await restored(file, target, store)).toEqual([]);
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
    for (const name of [PICTURE, COPY]) expect(await store.get(name)).toEqual(await pictures.get(name));
    expect((await store.list()).map(({ name }) => name).toSorted()).toEqual([COPY, PICTURE].toSorted());

    const again = newFile();
    await backUp({ databaseUrl: target, pictures: store }, again);
    const sections = async (backup: string) => new Map((await checkBackup(backup)).sections.map((s) => [s.name, s]));
    expect(await sections(again)).toEqual(await sections(file));
  });

  test('is readable by its owner only, and leaves no partial file', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
  });

  test('does not replace a file', async () => {
    await expect(backUp({ databaseUrl: source, pictures }, file)).rejects.toThrow(/is there already/);
    expect((await checkBackup(file)).sections.length).toBeGreaterThan(20);
  });

  test('leaves nothing behind when it fails', async () => {
    const nowhere = join(folder, 'missing', 'a.backup');
    await expect(backUp({ databaseUrl: source, pictures }, nowhere)).rejects.toThrow(
      /^The backup cannot be made: ENOENT/,
    );
    const failing = { ...pictures, list: () => Promise.reject(new Error('unplugged')) };
    await expect(backUp({ databaseUrl: source, pictures: failing }, newFile())).rejects.toThrow('unplugged');
    const killing: PictureStore = {
      ...pictures,
      async list() {
        await runStatement(
          source,
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE application_name = 'gearup backup' AND datname = current_database()`,
        );
        return [];
      },
    };
    const cut = backUp({ databaseUrl: source, pictures: killing }, newFile());
    await expect(cut).rejects.toThrow(/^The database cannot be read, no backup was written: [^\n]+$/);
    await expect(cut).rejects.toBeInstanceOf(ExpectedError);
    expect(readdirSync(folder).filter((name) => name.includes('.part') || name === `${serial}.backup`)).toEqual([]);
  });

  test('of an empty database is refused', async () => {
    const empty = await newDatabase(false);
    await expect(backUp({ databaseUrl: empty, pictures: null }, newFile())).rejects.toThrow('nothing to back up');
  });

  test('contains the whole state of tables: none has a sequence, which a restore would restart', async () => {
    const sequences = await connected(source, (client) => client.query('SELECT FROM pg_sequences'));
    expect(sequences.rowCount).toBe(0);
  });
});

describe('an encrypted backup', async () => {
  const [identity, other] = await Promise.all([generateX25519Identity(), generateX25519Identity()]);
  const recipients = [await identityToRecipient(identity)];
  const keyFile = (text: string) => identitiesIn(`# created: 2026-11-27\n# public key: age1…\n\n${text}\n`);
  let encrypted: string;
  let plain: Buffer;

  beforeAll(async () => {
    encrypted = newFile();
    await backUp({ databaseUrl: source, pictures }, encrypted, { recipients });
    // Decrypts with other code than the restore.
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    plain = Buffer.from(await decrypter.decrypt(readFileSync(encrypted)));
  });

  test('reveals nothing without the key, and contains an ordinary backup', async () => {
    expect(readFileSync(encrypted).includes('gearup backup')).toBe(false);
    expect(() => gunzipSync(readFileSync(encrypted))).toThrow();
    expect(gunzipSync(plain).includes('299@example.org')).toBe(true);
    expect(statSync(encrypted).mode & 0o777).toBe(0o600);
  });

  test('is restored completely with the key', async () => {
    const target = await newDatabase(false);
    const store = newStore();
    const options = { identities: keyFile(identity) };
    const contents = await checkBackup(encrypted, options);
    await restore(encrypted, contents, { databaseUrl: target, pictures: store }, options);
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
    for (const name of [PICTURE, COPY]) expect(await store.get(name)).toEqual(await pictures.get(name));
  });

  test('reports a missing key and a wrong key', async () => {
    await expect(checkBackup(encrypted)).rejects.toThrow(/ cannot be restored: it is encrypted: .* --identity/);
    await expect(checkBackup(encrypted, { identities: [other] })).rejects.toThrow(/encrypted to others/);
    expect((await checkBackup(encrypted, { identities: [other, identity] })).sections.length).toBeGreaterThan(20);
  });

  test('is refused wherever it is cut off or changed', async () => {
    const whole = readFileSync(encrypted);
    const refused = async (bytes: Buffer) => {
      const path = newFile();
      writeFileSync(path, bytes);
      await expect(checkBackup(path, { identities: [identity] })).rejects.toThrow(BackupError);
    };
    for (const end of [23, 100, 400, whole.length / 2, whole.length - 1])
      await refused(whole.subarray(0, Math.floor(end)));
    for (let at = 30; at < whole.length; at += Math.ceil(whole.length / 20)) {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 0x10, at);
      await refused(bytes);
    }
  });

  test('is not started for an invalid recipient, and no key is read from a file without one', async () => {
    const path = newFile();
    const attempt = backUp({ databaseUrl: source, pictures }, path, { recipients: ['age1nonsense'] });
    await expect(attempt).rejects.toThrow(new ExpectedError('age1nonsense is not a recipient of age (age1…)'));
    expect(existsSync(path)).toBe(false);
    for (const text of ['', 'ssh-ed25519 AAAA', identity.slice(0, -3)])
      expect(() => keyFile(text)).toThrow(ExpectedError);
  });
});

describe('a file that was changed after it was written', () => {
  const damaged = (bytes: Buffer) => {
    const path = newFile();
    writeFileSync(path, bytes);
    return checkBackup(path);
  };
  const whole = () => readFileSync(file);

  test('is refused wherever it is cut off', async () => {
    const { length } = whole();
    for (const end of [1, 9, 10, 200, length / 3, length / 2, length - 9, length - 8, length - 1])
      await expect(damaged(whole().subarray(0, Math.floor(end)))).rejects.toThrow(
        / cannot be restored: it is cut off$/,
      );
  });

  test("is refused when any byte changes, except for gzip's padding", async () => {
    const { length } = whole();
    const contents = await checkBackup(file);
    let recognised = 0;
    for (let at = 20; at < length; at += Math.ceil(length / 40)) {
      const bytes = whole();
      bytes.writeUInt8(bytes.readUInt8(at) ^ 0x10, at);
      const outcome = await damaged(bytes).catch((error: unknown) => error);
      if (outcome instanceof BackupError) recognised++;
      else expect(outcome).toEqual(contents);
    }
    expect(recognised).toBeGreaterThan(30);
  });

  test('is refused when it was changed and compressed again', async () => {
    const text = gunzipSync(whole()).toString('latin1');
    const changed = (from: string, into: string) => damaged(gzipSync(Buffer.from(text.replace(from, into), 'latin1')));
    await expect(changed('299@example.org', '298@example.org')).rejects.toThrow(
      'the table users is not as it was written',
    );
    await expect(changed('gearup backup', 'GEARUP backup')).rejects.toThrow('describes itself in a way');
    await expect(changed('"version":1', '"version":2')).rejects.toThrow('by a newer version of the site');
    await expect(damaged(gzipSync(Buffer.from(`${text}more`, 'latin1')))).rejects.toThrow('it is cut off');
    const end = text.lastIndexOf('Z');
    await expect(damaged(gzipSync(Buffer.from(text.slice(0, end), 'latin1')))).rejects.toThrow('it is cut off');
  });

  test.each([
    ['empty', Buffer.alloc(0), 'it is cut off'],
    ['a text', Buffer.from('Dear diary, this is no backup'), 'damaged, or no backup at all'],
    ['another packed one', gzipSync('Dear diary, this is no backup'), 'its parts'],
  ])('is refused when it is %s', async (_, bytes, says) => {
    await expect(damaged(bytes)).rejects.toThrow(says);
  });

  test('is refused when it does not exist', async () => {
    await expect(checkBackup(join(folder, 'missing'))).rejects.toThrow(ExpectedError);
  });
});

describe('a database that a backup is restored into', () => {
  const emptyRows = async () => Object.fromEntries(Object.keys(await rowsOf(source)).map((name) => [name, []]));

  test('may have tables without rows', async () => {
    const target = await newDatabase(true);
    await restored(file, target);
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
  });

  test('makes a site that starts during the restore wait', async () => {
    const databaseUrl = await newDatabase(true);
    let starting: Promise<Record<string, string[]>> | undefined;
    const store = {
      ...newStore(),
      async put() {
        starting ??= migrate(databaseUrl).then(() => rowsOf(databaseUrl));
      },
    };
    await restored(file, databaseUrl, store);
    expect(await starting).toEqual(await rowsOf(source));
  });

  test('stays as it is when it has rows', async () => {
    const target = await newDatabase(true);
    await runStatement(target, `INSERT INTO rate_limits VALUES ('mine', 1, NULL)`);
    const before = await rowsOf(target);
    const store = newStore();
    await expect(restored(file, target, store)).rejects.toThrow(
      'The database is not empty, rate_limits has rows: a backup is restored into an empty one',
    );
    expect([await rowsOf(target), await store.list()]).toEqual([before, []]);
  });

  /** A valid file with rows that no database accepts. */
  async function unacceptable(): Promise<string> {
    const { header } = await checkBackup(file);
    const columns = ['key', 'points'];
    const of = (bytes: Buffer, section: Section) => ({ section, data: [bytes] });
    const bad = newFile();
    const frames = writeFrames(
      header,
      Readable.from([
        of(Buffer.from('picture'), { kind: 'picture', name: PICTURE }),
        of(Buffer.from('mine\t1\n'), { kind: 'table', name: 'rate_limits', columns }),
        of(Buffer.from('twice\n'.repeat(300_000)), { kind: 'table', name: 'unsubscriptions', columns: ['hash'] }),
      ]),
    );
    writeFileSync(bad, gzipSync(Buffer.concat(await Readable.from(frames).toArray())));
    return bad;
  }

  test('gets nothing unless it accepts everything', async () => {
    const bad = await unacceptable();
    const target = await newDatabase(false);
    const store = newStore();
    await expect(restored(bad, target, store)).rejects.toThrow(
      /^The database does not take the backup, and stays empty: duplicate key/,
    );
    expect([await rowsOf(target), await store.list()]).toEqual([await emptyRows(), []]);
    await restored(file, target, store);
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
  });

  test('gets nothing from a file changed after its check, nor when its connection is cut', async () => {
    const contents = await checkBackup(file);
    const changed = newFile();
    writeFileSync(changed, readFileSync(file).subarray(0, statSync(file).size - 4));
    const databaseUrl = await newDatabase(true);
    const store = newStore();
    await expect(restore(changed, contents, { databaseUrl, pictures: store })).rejects.toThrow('it is cut off');
    const killing = {
      ...store,
      async put() {
        await runStatement(
          databaseUrl,
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE pid <> pg_backend_pid() AND datname = current_database()`,
        );
      },
    };
    await expect(restore(file, contents, { databaseUrl, pictures: killing })).rejects.toThrow(
      /^The database does not take the backup, and stays empty: [^\n]+$/,
    );
    expect([await rowsOf(databaseUrl), await store.list()]).toEqual([await emptyRows(), []]);
  });

  test('refuses a backup of a newer site', async () => {
    const newer = await newDatabase(true);
    await runStatement(
      newer,
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
       VALUES ('1', '', '29990101000000_hovering', now())`,
    );
    const taken = newFile();
    await backUp({ databaseUrl: newer, pictures: null }, taken);
    await expect(checkBackup(taken)).rejects.toThrow(
      `${taken} comes from a newer version of the site, whose database has 29990101000000_hovering: restore it with that`,
    );
    // The other way round: the database has tables that are newer than the backup.
    await expect(restored(file, newer)).rejects.toThrow('The tables of the database are newer than the backup');
  });
});
