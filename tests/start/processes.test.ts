import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmtpServer } from '#server/testing/servers/smtp-server.ts';
import { logIn, problems } from './rest.ts';
import {
  ADMIN_PASSWORD,
  childrenOf,
  cleanUp,
  databaseUrl,
  end,
  ends,
  freePort,
  isRunning,
  launch,
  postgresPid,
  ready,
  type Site,
  start,
  startedDataDir,
  statementsWaiting,
} from './site.ts';
import {
  answeringPids,
  callOnNewConnection,
  concurrently,
  logLines,
  outcomeOf,
  type WorkerAnswer,
  workersOf,
} from './workers.ts';

const WORKERS = 3;

const dataDir = startedDataDir();
const smtp = await startSmtpServer();
const settings = {
  DATA_DIR: dataDir,
  PROCESSES: String(WORKERS),
  LOG_LEVEL: 'debug',
  SMTP_URL: smtp.url,
  MAIL_FROM: 'GearUp <hello@gearup.example>',
};
let site: Site;
let token: string;
let database: pg.Client;

beforeAll(async () => {
  site = await start(settings);
  token = await logIn(site, ADMIN_PASSWORD);
  database = new pg.Client({ connectionString: databaseUrl(dataDir) });
  database.on('error', () => {}); // for the case that a test failed before the end
  await database.connect();
});
afterAll(async () => {
  await cleanUp();
  await smtp.close();
});

const mutate = (procedure: string, body: unknown) =>
  callOnNewConnection(site, `/trpc/${procedure}`, { method: 'POST', token, body });

const dataOf = <T>({ text }: { text: string }) => (JSON.parse(text) as { result: { data: T } }).result.data;

describe('several processes on one port', () => {
  it('all answer, and write one log of whole lines', async () => {
    // Longer than what a pipe takes from several writers without mixing it.
    const path = `/${'long'.repeat(3000)}`;
    const answers = await concurrently(200, () => callOnNewConnection(site, path));
    const lines = () => logLines(site).filter((line) => line.path === path);
    await expect.poll(() => lines().length).toBe(answers.length);

    expect(answeringPids(site, answers)).toEqual(new Set(workersOf(site)));
    expect(new Set(workersOf(site)).size).toBe(WORKERS);
    expect(workersOf(site)).not.toContain(site.child.pid);
    expect(site.stdout().match(/GearUp is on/g)).toHaveLength(1);
    expect(site.stderr()).toBe('');
  });

  it('show an acknowledged write at once, in lists and in pages, whichever process answers', async () => {
    const body = { name: 'First of all', text: 'Something to build' };
    const created = await callOnNewConnection(site, '/projectidea', { method: 'POST', token, body });
    const { _id } = (JSON.parse(created.text) as { data: { _id: string } }).data;
    const pages: WorkerAnswer[] = [];
    for (let round = 0; round < 25; round++) {
      const name = `Idea of round ${round}.`;
      const { status } = await callOnNewConnection(site, `/projectidea/${_id}`, {
        method: 'PUT',
        token,
        body: { ...body, name },
      });
      expect(status).toBe(200);
      const [lists, shown] = await Promise.all([
        concurrently(WORKERS, () => callOnNewConnection(site, '/projectidea')),
        concurrently(WORKERS, () => callOnNewConnection(site, '/Project')),
      ]);
      for (const { text } of [...lists, ...shown]) expect(text).toContain(name);
      pages.push(...shown);
    }
    await expect.poll(() => answeringPids(site, pages)).toEqual(new Set(workersOf(site)));
  });

  it('load each row of an import once, even if each is told to begin', async () => {
    const ROWS = 500;
    const rows = Array.from({ length: ROWS }, (_, row) => `Row ${row},Together`);
    const file = { resource: 'topicProblem', format: 'csv', text: ['name,topic', ...rows].join('\n') };
    const previews = await concurrently(WORKERS, () => mutate('imports.preview', file));
    const keys = previews.map((answer) => dataOf<{ key: string }>(answer).key);
    const answers = await concurrently(WORKERS, (index) =>
      mutate('imports.start', { key: keys[index], allOrNone: false }),
    );
    const begun = answers.filter(({ status }) => status === 200);
    expect(begun.length).toBeGreaterThan(0);
    // The others answered that an import is under way.
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(WORKERS - begun.length);
    const states = `SELECT state, done FROM content_imports WHERE state <> 'previewed'`;
    await expect
      .poll(async () => (await database.query(states)).rows, { timeout: 30_000 })
      .toEqual(begun.map(() => ({ state: 'done', done: ROWS })));
    const loaded = await database.query(
      `SELECT count(*)::int AS count, count(DISTINCT name)::int AS names FROM topic_problems WHERE topic = 'Together'`,
    );
    expect(loaded.rows).toEqual([{ count: ROWS, names: ROWS }]);
  });

  it('send each newsletter once to each address', async () => {
    const READERS = 10;
    await database.query(
      `INSERT INTO subscribers (key, email, confirmed_at)
       SELECT gen_random_uuid(), 'reader-' || number || '@example.org', now() FROM generate_series(1, $1) AS number`,
      [READERS],
    );
    const saved = await concurrently(WORKERS, (index) =>
      mutate('newsletters.save', { key: null, values: { subject: `News ${index}`, body: 'Hello' } }),
    );
    const keys = saved.map((answer) => dataOf<{ key: string }>(answer).key);
    await Promise.all(keys.map((key) => mutate('newsletters.send', { key })));
    const states = `SELECT state, count(*)::int AS count FROM newsletter_deliveries GROUP BY state`;
    await expect
      .poll(async () => (await database.query(states)).rows, { timeout: 30_000 })
      .toEqual([{ state: 'sent', count: WORKERS * READERS }]);
    const mails = smtp.mails.map(({ recipients, headers }) => `${headers.get('subject')} ${recipients.join()}`);
    expect(mails).toHaveLength(WORKERS * READERS);
    expect(new Set(mails).size).toBe(mails.length);
  });

  it('share the counts of a limit', async () => {
    const body = {
      firstname: 'Ada',
      lastname: 'L',
      email: 'ada@example.org',
      phonenumber: '0123456789',
      message: 'Hello',
    };
    const answers = await concurrently(30, () =>
      callOnNewConnection(site, '/contact/contactInfo', { method: 'POST', body }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    await expect.poll(() => answeringPids(site, answers).size).toBe(WORKERS);
  });

  it('lose a client only until they notice that one of them has gone', async () => {
    const [victim = 0] = workersOf(site);
    // It is handed a connection that it will never accept.
    process.kill(victim, 'SIGSTOP');
    const outcomes: unknown[] = [];
    const calls = concurrently(WORKERS, async () => {
      outcomes.push(await outcomeOf(callOnNewConnection(site, '/health')));
    });
    await expect.poll(() => outcomes).toEqual([200, 200]);
    process.kill(victim, 'SIGKILL');
    await calls;
    expect(outcomes).toEqual([200, 200, 'ECONNRESET']);
    await expect.poll(() => workersOf(site).length).toBe(WORKERS + 1);
  });

  it('continue when one is killed in the middle of writes, and it is replaced', async () => {
    const WIDTH = 6;
    const ids = Array.from({ length: 60 }, (_, index) => 50_000 + index);
    const acknowledged: number[] = [];
    const lost: unknown[] = [];
    const [victim = 0, ...others] = workersOf(site).filter(isRunning);
    let isKilled = false;
    await concurrently(WIDTH, async () => {
      for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
        const body = { id, name: `Problem ${id}`, topic: 'Killed' };
        const write = callOnNewConnection(site, '/sheetproblem', { method: 'POST', token, body });
        const outcome = await outcomeOf(write);
        if (typeof outcome === 'string') lost.push(outcome);
        else if (outcome === 201) acknowledged.push(id);
        if (isKilled || acknowledged.length < 20) continue;
        isKilled = process.kill(victim, 'SIGKILL');
      }
    });
    // Only the requests in the killed process are cut off.
    expect(lost.filter((code) => code !== 'ECONNRESET')).toEqual([]);
    expect(lost.length).toBeLessThanOrEqual(WIDTH);
    expect(acknowledged.length + lost.length).toBe(60);
    const storedIds = new Set((await problems(site)).map(({ id }) => id));
    expect(acknowledged.filter((id) => !storedIds.has(id))).toEqual([]);

    const now = () => new Set(workersOf(site).filter(isRunning));
    await expect.poll(() => now().size).toBe(WORKERS);
    expect([...now()]).toEqual(expect.arrayContaining(others));
    const answers = await concurrently(12, () => callOnNewConnection(site, '/health'));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await expect.poll(() => answeringPids(site, answers)).toEqual(now());
  });

  it('stop in order: responses in progress are finished, then the database is stopped', async () => {
    const postgres = postgresPid(dataDir);
    await database.query('BEGIN; LOCK TABLE topic_problems IN EXCLUSIVE MODE');
    const slow = concurrently(WORKERS, (index) =>
      callOnNewConnection(site, '/sheetproblem', {
        method: 'POST',
        token,
        body: { id: 60_000 + index, name: 'Slow', topic: 'X' },
      }),
    );
    await expect.poll(() => statementsWaiting(dataDir)).toBe(WORKERS);
    // A request at just that moment is answered or refused, and does not wait for the slow ones.
    const turnedAway = concurrently(12, async () => {
      for (;;) {
        const outcome = await outcomeOf(callOnNewConnection(site, '/health'));
        if (typeof outcome === 'string' && outcome !== 'ECONNRESET') return outcome;
      }
    });
    site.child.kill('SIGTERM');
    expect(new Set(await turnedAway)).toEqual(new Set(['ECONNREFUSED']));
    await database.query('COMMIT');
    await database.end();

    expect((await slow).map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await site.ended).toBe(0);
    expect(workersOf(site).filter(isRunning)).toEqual([]);
    await ends(postgres);
  });
});

describe('the primary process', () => {
  /** One that holds the port, and one more. */
  const two = { ...settings, PROCESSES: '2' };
  let port: number;

  it('has the port answered from the first moment until all are serving, and keeps it from others', async () => {
    port = await freePort();
    const launched = launch({ ...two, PORT: String(port) });
    const statuses: (number | string)[] = [];
    const look = async () => {
      statuses.push(await outcomeOf(callOnNewConnection({ url: `http://localhost:${port}` }, '/health')));
      return statuses.at(-1);
    };
    // Without an interval, looking takes a whole core.
    await expect.poll(look, { interval: 5 }).toBe(200);
    site = await ready(launched);
    const steps = statuses.filter((status, index) => status !== statuses[index - 1]);
    expect(steps).toEqual(['ECONNREFUSED', 503, 200]);

    const second = launch({ ...two, PORT: String(port) });
    expect(await second.ended).toBe(1);
    expect(second.stderr()).toBe(`Port ${port} is taken; set PORT to another one\n`);
    expect(second.stdout()).toBe('');
  });

  it('leaves no process behind when killed', async () => {
    const workers = workersOf(site);
    expect(workers).toHaveLength(2);
    expect(await end(site, 'SIGKILL')).toBe('SIGKILL');
    await Promise.all(workers.map(ends));
    await expect(callOnNewConnection(site, '/health')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('stops in order when told to during the start', async () => {
    const launched = launch(two);
    await launched.prints('Using the PostgreSQL');
    expect(await end(launched)).toBe(0);
    expect(postgresPid(dataDir)).toBe(0);
    expect(launched.stderr()).toBe('');
  });

  it('gives up, and stops the database, when no worker stays alive', async () => {
    site = await start(two);
    const postgres = postgresPid(dataDir);
    const killed = new Set<number>();
    // Those that replace the first two are killed before they serve, as loading the app takes most of a start.
    const killAll = () => {
      for (const pid of childrenOf(site.child.pid, 'server/main.ts')) {
        killed.add(pid);
        process.kill(pid, 'SIGKILL');
      }
      return site.child.exitCode;
    };
    await expect.poll(killAll).toBe(1);
    await site.ended;
    expect(site.stderr()).toBe('The workers end as soon as they are started\n');
    expect(killed.size).toBeGreaterThan(5);
    await ends(postgres);
  });
});
