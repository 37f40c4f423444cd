import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/access/passwords.ts';
import { type Database, openDatabase } from '#server/database/client.ts';
import { createJobs } from '#server/database/jobs.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#server/database/embedded.ts';
import { toAppError } from '#server/errors.ts';
import { tick } from './learners.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from './pgbouncer.ts';
import { call, callTrpc, createProblem, logIn, problems, statusesOfMessages, trpcData } from './rest.ts';
import { cleanUp, newDataDir, printedPassword, run, type Site, startSmall } from './site.ts';

const PASSWORD = 'correct horse battery staple';
const EMAIL = 'ada@example.org';

/** Fewer than the connections of one site, so that each serves another client with the next transaction. */
const SERVER_CONNECTIONS = 3;

const MISSING = hasPgBouncer ? '' : ' (skipped: pgbouncer is not installed here)';

describe.runIf(hasPgBouncer)(`two sites behind PgBouncer in transaction mode${MISSING}`, () => {
  let embedded: EmbeddedDatabase;
  let pgbouncer: PgBouncer;
  let database: Database;
  let one: Site;
  let other: Site;
  let administrator: string;

  beforeAll(async () => {
    embedded = await startEmbeddedDatabase(newDataDir());
    pgbouncer = await startPgBouncer(embedded.url, SERVER_CONNECTIONS);
    database = openDatabase(pgbouncer.url, { directUrl: embedded.url, statement: 1000, lock: 1000 });
    one = await startSmall(settings());
    other = await startSmall({ ...settings(), PROCESSES: '2' });
    administrator = await logIn(one, printedPassword(one));
  });
  afterAll(async () => {
    await cleanUp();
    await database?.close();
    await pgbouncer?.stop();
    await embedded?.stop();
  });

  const settings = () => ({
    DATA_DIR: newDataDir(),
    DATABASE_URL: pgbouncer.url,
    DIRECT_DATABASE_URL: embedded.url,
    JWT_SECRET: 'the same for both of these sites',
  });

  it('a write at one is in the list of the other as soon as it is acknowledged', async () => {
    for (let id = 90_001; id < 90_021; id++) {
      expect((await createProblem(one, administrator, id)).status).toBe(201);
      expect((await problems(other)).some((problem) => problem.id === id)).toBe(true);
    }
    for (const site of [one, other]) expect((await call(site, '/readyz')).status).toBe(200);
    expect(one.stdout() + other.stdout()).not.toContain('did not answer a change');
  });

  it('a learner can sign in at one, tick at both at once, and has the same counts at both', async () => {
    const person = { firstName: 'Ada', lastName: 'Lovelace', phone: '9000000001' };
    const passwordHash = await hashPassword(PASSWORD);
    const { key } = await database.prisma.user.create({
      data: { ...person, email: EMAIL, passwordHash, verifiedAt: new Date() },
    });
    const signedIn = await call(one, '/user/login', { method: 'POST', body: { email: EMAIL, password: PASSWORD } });
    expect(signedIn.status).toBe(200);
    const { token } = (await signedIn.json()) as { token: string };

    const names = (await problems(one)).slice(0, 20).map(({ name }) => name);
    // As an older site names them, so that the site looks up their slugs.
    const ticks = names.map((name, index) => tick(index % 2 ? one : other, { key, token }, name));
    expect((await Promise.all(ticks)).map(({ status }) => status)).toEqual(names.map(() => 200));
    for (const site of [one, other]) {
      const { records } = await trpcData<{ records: unknown[] }>(callTrpc(site, 'progress.export', { token }));
      expect(records).toHaveLength(20);
    }
  });

  it('a limit counts calls to both', async () => {
    const statuses = await statusesOfMessages([one, other]);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('a job runs once', async () => {
    const text = ['name,topic', ...Array.from({ length: 300 }, (_, index) => `Pooled ${index},Pooled`)].join('\n');
    const file = { resource: 'topicProblem', format: 'csv', text };
    const begin = { method: 'POST', token: administrator };
    const { key } = await trpcData<{ key: string }>(callTrpc(one, 'imports.preview', { ...begin, body: file }));
    await trpcData(callTrpc(other, 'imports.start', { ...begin, body: { key, allOrNone: false } }));
    await expect
      .poll(() => trpcData(callTrpc(one, 'imports.status', { token: administrator, body: { key } })))
      .toMatchObject({ state: 'done', created: 300, refusedCount: 0 });
    expect(await database.prisma.topicProblem.count({ where: { topic: 'Pooled' } })).toBe(300);
  });

  it('the lock of a job is not held by a shared connection', async () => {
    const held = `SELECT application_name AS holder FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE locktype = 'advisory' AND classid = 7203120`;
    const holders: string[] = [];
    const jobs = createJobs(database, (error) => holders.push(String(error)));
    jobs.work('tried', {
      next: () => Promise.resolve(holders.length === 0 ? 'one' : null),
      async run() {
        const { rows } = await database.pool.query<{ holder: string }>(held);
        holders.push(...rows.map(({ holder }) => holder));
      },
    });
    await jobs.add('tried');
    await jobs.stop();
    expect(new Set(holders)).toEqual(new Set(['gearup jobs']));
  });

  it('commands connect to the server itself', async () => {
    const reindex = run(['node', 'scripts/reindex.ts'], settings());
    expect([await reindex.ended, reindex.stderr()]).toEqual([0, '']);
    expect((await call(one, '/sheetproblem')).status).toBe(200);
  });

  it('a statement that waits too long is given up, even within a transaction, and reported as overload', async () => {
    const holder = await database.sessions.connect();
    try {
      await holder.query('BEGIN; LOCK TABLE project_ideas');
      // The lock is not released before they have arrived.
      const failures = await Promise.all([
        database.prisma.projectIdea.count().catch(toAppError),
        database.prisma.$transaction((transaction) => transaction.projectIdea.count()).catch(toAppError),
        database.pool.query('SELECT FROM project_ideas').catch(toAppError),
      ]);
      for (const failure of failures) expect(failure).toMatchObject({ code: 'unavailable' });
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
    expect(await database.prisma.projectIdea.count()).toBeGreaterThan(0);
  });
});
