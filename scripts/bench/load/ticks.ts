import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openDatabase } from '#server/database/client.ts';
import { readSecrets, startEmbeddedDatabase } from '#server/database/embedded.ts';
import { type Figure, median, times } from '#scripts/bench/figure.ts';
import { ROOT, type Running } from './processes.ts';
import { createLearner } from '#scripts/bench/statements.ts';
import type { WriteLoad, Writer } from './write-load.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 3;
const WRITERS = 12;
const MIN_RATIO = 0.12;
const MAX_P99_MS = 60;

/**
 * Measures the ticks per second of one learner and of twelve, against bare upserts of their rows on the same server.
 */
export async function measureTicks(site: Running, dataDir: string): Promise<Figure[]> {
  const server = await startEmbeddedDatabase(dataDir);
  const database = openDatabase(server.url);
  try {
    const { jwtSecret } = readSecrets(dataDir);
    const learners = () => Promise.all(Array.from({ length: WRITERS }, () => createLearner(database, jwtSecret)));
    const [ticking, upserting] = [await learners(), await learners()];
    const figures: Figure[] = [];
    for (const count of [1, WRITERS]) {
      const tick = () => load('ticks', site.url, ticking.slice(0, count));
      const upsert = () => load('upserts', server.url, upserting.slice(0, count));
      await tick();
      await upsert();
      const rounds: { tick: WriteLoad; upsert: WriteLoad }[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        // Alternates which goes first, so that a machine that gets slower or faster favours neither.
        const first = round % 2 === 0 ? await tick() : undefined;
        const bare = await upsert();
        rounds.push({ tick: first ?? (await tick()), upsert: bare });
      }
      const rate = ({ writes, seconds }: WriteLoad) => writes / seconds;
      const ratio = median(rounds.map((round) => rate(round.tick) / rate(round.upsert)));
      const p99 = median(rounds.map((round) => round.tick.p99));
      const perSecond = (side: 'tick' | 'upsert') =>
        `${Math.round(median(rounds.map((round) => rate(round[side]))))}/s`;
      const writers = count === 1 ? 'one writer' : `${count} writers`;
      figures.push({
        name: `ticks of ${writers}`,
        value: `${times(ratio)}  (${perSecond('tick')}, p99 ${p99.toFixed(0)} ms)`,
        reference: `bare upserts by pg: ${perSecond('upsert')}`,
        ...(count === WRITERS
          ? {
              target: `at least ${MIN_RATIO} x, p99 under ${MAX_P99_MS} ms`,
              isMet: ratio >= MIN_RATIO && p99 < MAX_P99_MS,
            }
          : { target: 'none', isMet: true }),
      });
    }
    return figures;
  } finally {
    await database.close();
    await server.stop();
  }
}

async function load(kind: 'ticks' | 'upserts', url: string, writers: Writer[]): Promise<WriteLoad> {
  const args = ['scripts/bench/load/write-load.ts', kind, url, String(ROUND_SECONDS), JSON.stringify(writers)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
  return JSON.parse(stdout) as WriteLoad;
}
