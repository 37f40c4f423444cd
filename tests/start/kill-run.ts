import pg from 'pg';
import { expect } from 'vitest';
import { openDatabase } from '#server/database/client.ts';
import { readSecrets } from '#server/database/embedded.ts';
import { newLearner, TICKED } from './learners.ts';
import { type Answer, startMixedLoad } from './mixed-load.ts';
import { logIn } from './rest.ts';
import { childrenOf, databaseUrl, ends, postgresPid, type Site } from './site.ts';

/** A loop counts as recovered after this many good answers in a row. */
const GOOD_ANSWERS = 15;
const MOST_ANSWERS_BEFORE = 100;
const RECOVERY = { interval: 20, timeout: 60_000 };
/** The site notices after two seconds. */
const MOST_HANG_MS = 4000;

export const WAYS = ['connection', 'server', 'hang'] as const;
export type Way = (typeof WAYS)[number];

type Options = { site: Site; dataDir: string; password: string | undefined; ways: Way[]; firstId: number };

const anyOf = <T>(items: readonly T[]) => items[Math.floor(Math.random() * items.length)] as T; // there is one

/** What a way of failing does to the processes of the server; resolves when the server may recover. */
async function fail(way: Way, dataDir: string): Promise<void> {
  const server = postgresPid(dataDir);
  const connections = childrenOf(server, '127.0.0.1');
  if (way === 'hang') {
    const all = [server, ...childrenOf(server)];
    for (const pid of all) process.kill(pid, 'SIGSTOP');
    const until = performance.now() + Math.random() * MOST_HANG_MS;
    try {
      await expect.poll(() => performance.now(), { timeout: MOST_HANG_MS * 2 }).toBeGreaterThan(until);
    } finally {
      for (const pid of all) process.kill(pid, 'SIGCONT');
    }
    return;
  }
  const killed = way === 'server' ? server : anyOf(connections);
  process.kill(killed, 'SIGKILL');
  await ends(killed);
}

/**
 * Lets the embedded server fail at random moments under the mixed load.
 * @returns how many milliseconds each recovery took, until all loops get good answers again
 */
export async function runKills({ site, dataDir, password, ways, firstId }: Options) {
  const token = await logIn(site, password);
  const { jwtSecret } = readSecrets(dataDir);
  const database = openDatabase(databaseUrl(dataDir));
  const learner = await newLearner(database, jwtSecret);
  await database.close();
  const load = await startMixedLoad(site, { token, learner }, firstId);
  try {
    const recoveries: { way: Way; ms: number }[] = [];
    for (const way of ways) {
      const before = load.answers.length + Math.random() * MOST_ANSWERS_BEFORE;
      await expect.poll(() => load.answers.length, { interval: 5 }).toBeGreaterThan(before);
      await fail(way, dataDir);
      const since = performance.now();
      await expect
        .poll(() => load.names.filter((name) => !isRecovered(answersOf(load, name, since))), RECOVERY)
        .toEqual([]);
      const ends = load.names.map((name) => recoveredAt(answersOf(load, name, since)) ?? since);
      recoveries.push({ way, ms: Math.round(Math.max(...ends) - since) });
    }
    await load.stop();
    return { recoveries, lost: await lostOf(dataDir, load), faults: load.faults, answers: load.answers };
  } finally {
    await load.stop();
  }
}

type Load = Awaited<ReturnType<typeof startMixedLoad>>;

const answersOf = ({ answers }: Load, name: string, since: number) =>
  answers.filter(({ loop, startedAt }) => loop === name && startedAt >= since);

function isRecovered(answers: Answer[]): boolean {
  const last = answers.slice(-GOOD_ANSWERS);
  return last.length === GOOD_ANSWERS && last.every(({ isOk }) => isOk);
}

/** When the first good answer after the last refusal arrived; null without a refusal. */
function recoveredAt(answers: Answer[]): number | null {
  const last = answers.findLastIndex(({ isOk }) => !isOk);
  return last < 0 ? null : (answers[last + 1]?.endedAt ?? null);
}

/** What was acknowledged and is not stored. */
async function lostOf(dataDir: string, load: Load): Promise<unknown[]> {
  const { created, ticked, renamed, subject } = load.acknowledged();
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  const { rows: problems } = await client.query<{ id: number }>('SELECT id FROM topic_problems');
  const { rows: ticks } = await client.query<{ slug: string }>(TICKED);
  const { rows } = await client.query<{ name: string }>('SELECT name FROM topic_problems WHERE key = $1', [subject]);
  await client.end();
  const [ids, slugs] = [new Set(problems.map(({ id }) => id)), new Set(ticks.map(({ slug }) => slug))];
  const turn = Number(/^Turn (\d+) /.exec(rows[0]?.name ?? '')?.[1] ?? 0);
  return [
    ...created.filter((id) => !ids.has(id)),
    ...ticked.filter((slug) => !slugs.has(slug)),
    ...(turn < renamed ? [load.nameOf(renamed)] : []),
  ];
}
