import { listProblems } from '#server/testing/list-problems.ts';
import { openDatabase } from '#server/database/client.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { type Figure, median, times } from './figure.ts';
import { logIn, sendJson } from './as-administrator.ts';
import type { Running } from './load/processes.ts';

const RECORDS = 10_000;
const ROUNDS = 15;
const WARM_UP = 3;
const MAX_MILLISECONDS = 50;

/** The actions of an administrator in each list. */
const USES = [
  { use: 'first page', query: {} },
  { use: 'last page', query: { page: RECORDS / 20 } },
  { use: 'sorted', query: { sort: 'name', descending: true } },
  { use: 'searched', query: { search: '4711' } },
  { use: 'searched in vain', query: { search: 'zzzz' } },
];

const LISTS = [
  { name: 'problems', procedure: 'content.topicProblem.list', sort: 'name' },
  { name: 'users', procedure: 'users.list', sort: 'firstName' },
  { name: 'messages', procedure: 'messages.list', sort: 'firstName' },
];

/** Measures the slowest action in each list of the back office with 10,000 records, over HTTP. */
export async function measureDashboardLists(site: Running, dataDir: string): Promise<Figure[]> {
  const server = await startEmbeddedDatabase(dataDir);
  const database = openDatabase(server.url);
  try {
    await fill(database);
    const token = await logIn(site.url);
    // The cost of one round trip to the database.
    const reference = await millisecondsOf(() => database.prisma.topicProblem.count());
    const figures: Figure[] = [];
    for (const list of LISTS) {
      const slowest = { use: '', milliseconds: 0 };
      for (const { use, query } of USES) {
        const sorted = 'sort' in query ? { ...query, sort: list.sort } : query;
        const milliseconds = await millisecondsOf(() => sendJson(queryOf(site.url, list.procedure, sorted), { token }));
        if (milliseconds > slowest.milliseconds) Object.assign(slowest, { use, milliseconds });
      }
      figures.push({
        name: `dashboard list of ${RECORDS} ${list.name}, slowest of ${USES.length} uses (${slowest.use})`,
        value: `${slowest.milliseconds.toFixed(1)} ms  (${times(slowest.milliseconds / reference)})`,
        reference: `counting ${RECORDS} rows: ${reference.toFixed(1)} ms`,
        target: `under ${MAX_MILLISECONDS} ms`,
        isMet: slowest.milliseconds < MAX_MILLISECONDS,
      });
    }
    return figures;
  } finally {
    await database.close();
    await server.stop();
  }
}

async function fill({ prisma }: ReturnType<typeof openDatabase>) {
  const last = await prisma.topicProblem.aggregate({ _max: { id: true }, _count: true });
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  const first = (last._max.id ?? 0) + 1;
  await listProblems(
    prisma,
    'topicProblem',
    numbers(RECORDS - last._count).map((index) => ({
      id: first + index,
      name: `Problem ${(index * 7919) % RECORDS} of a sheet`,
      topic: `Topic ${index % 40}`,
      companies: 'Amazon, Google, Microsoft, Adobe, Flipkart',
    })),
  );
  await prisma.user.createMany({
    data: numbers(RECORDS).map((index) => ({
      firstName: `Ada ${(index * 7919) % RECORDS}`,
      lastName: 'Lovelace',
      email: `learner-${index}@example.org`,
      phone: String(9_000_000_000 + index),
      verifiedAt: new Date(),
    })),
  });
  await prisma.message.createMany({
    data: numbers(RECORDS).map((index) => ({
      firstName: `Ada ${(index * 7919) % RECORDS}`,
      lastName: 'Lovelace',
      email: `reader-${index}@example.org`,
      phone: String(9_000_000_000 + index),
      message: `Number ${index}. Please write more about graphs and shortest paths. `.repeat(4),
    })),
  });
}

async function millisecondsOf(run: () => Promise<unknown>): Promise<number> {
  const durations: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const startedAt = performance.now();
    await run();
    if (round >= 0) durations.push(performance.now() - startedAt);
  }
  return median(durations);
}

const queryOf = (url: string, procedure: string, input: object) =>
  `${url}/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
