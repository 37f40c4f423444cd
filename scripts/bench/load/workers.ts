import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type CoreTime, coreTime } from '#scripts/bench/core-time.ts';
import { type Figure, median, times } from '#scripts/bench/figure.ts';
import { ROOT, startSite } from './processes.ts';

const run = promisify(execFile);

const ROUNDS = 3;
const SECONDS = 4;
const MIN_RATIO = 1.6;

/** Pages per second, the share of a core that requesting them took, and the cores that the site took. */
type Rate = { rate: number; processor: number; cores: CoreTime | null };

/** Measures how many more uncached pages two processes render than one, with the load on the same machine. */
export async function measureWorkers(scratch: string): Promise<Figure[]> {
  const dataDir = join(scratch, 'workers');
  const rounds: { one: Rate; two: Rate }[] = [];
  // Alternates, so that a machine that gets slower or faster favours neither.
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ one: await rateOf(dataDir, 1), two: await rateOf(dataDir, 2) });
  const ratio = median(rounds.map(({ one, two }) => two.rate / one.rate));
  const shown = (which: 'one' | 'two') => {
    const rate = Math.round(median(rounds.map((round) => round[which].rate)));
    const load = Math.round(100 * median(rounds.map((round) => round[which].processor)));
    return `${rate}/s, asked for with ${load} % of a core`;
  };
  return [
    {
      name: `uncached pages, PROCESSES=2, on ${availableParallelism()} cores with the load and the database`,
      value: `${times(ratio)}  (${shown('two')})`,
      reference: `PROCESSES=1: ${shown('one')}`,
      target: `at least ${MIN_RATIO} x`,
      isMet: ratio >= MIN_RATIO,
    },
    ...coresOf('one', rounds),
    ...coresOf('two', rounds),
  ];
}

/** CPU time by consumer: if one process already saturates the cores, little is left for a second. */
function coresOf(which: 'one' | 'two', rounds: Record<'one' | 'two', Rate>[]): Figure[] {
  const all = rounds.flatMap((round) => {
    const { rate, processor, cores } = round[which];
    return cores ? [{ rate, asking: processor, ...cores }] : [];
  });
  if (all.length === 0) return [];
  const part = (name: 'main' | 'threads' | 'database' | 'asking') =>
    `${median(all.map((round) => (1000 * round[name]) / round.rate)).toFixed(1)} ms`;
  const usedCores = median(all.map(({ main, threads, database, asking }) => main + threads + database + asking));
  return [
    {
      name: `processor time of an uncached page, PROCESSES=${which === 'one' ? 1 : 2}`,
      value: `${part('main')} its own thread, ${part('threads')} garbage collection and compression, ${part('database')} database, ${part('asking')} asking`,
      reference: `${usedCores.toFixed(2)} of ${availableParallelism()} cores taken, so at most ${times(availableParallelism() / usedCores)}`,
      target: 'none',
      isMet: true,
    },
  ];
}

async function rateOf(dataDir: string, processes: number): Promise<Rate> {
  const site = await startSite(dataDir, { PROCESSES: String(processes), KEPT_MB: '0' });
  try {
    await load(site.url); // a warm-up that compiles the rendering code
    const before = coreTime(site.pid, dataDir);
    const { requests, seconds, processor } = await load(site.url);
    const after = coreTime(site.pid, dataDir);
    const used = (name: keyof CoreTime) => ((after?.[name] ?? 0) - (before?.[name] ?? 0)) / seconds;
    const cores = after && { main: used('main'), threads: used('threads'), database: used('database') };
    return { rate: requests / seconds, processor, cores };
  } finally {
    await site.stop();
  }
}

/** What uncached-load.ts prints. */
type LoadResult = { requests: number; seconds: number; processor: number };

async function load(url: string): Promise<LoadResult> {
  const program = join(ROOT, 'scripts/bench/load/uncached-load.ts');
  const { stdout } = await run(process.execPath, [program, url, String(SECONDS)]);
  return JSON.parse(stdout) as LoadResult;
}
