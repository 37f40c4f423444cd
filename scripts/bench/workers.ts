import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Figure, median, times } from './figure.ts';
import { ROOT, startSite } from './processes.ts';

const run = promisify(execFile);

const ROUNDS = 3;
const SECONDS = 4;
const LEAST_RATIO = 1.6;

/** Pages a second, and how much of one core it took to ask for them. */
type Rate = { rate: number; processor: number };

/** How many more pages are rendered anew by two processes than by one, asked for from the same machine. */
export async function measureWorkers(scratch: string): Promise<Figure[]> {
  const dataDir = join(scratch, 'workers');
  const rounds: { one: Rate; two: Rate }[] = [];
  // In turn, so that a machine that gets slower or faster favours neither.
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
      name: `pages rendered anew, PROCESSES=2, on ${availableParallelism()} cores with the load and the database`,
      value: `${times(ratio)}  (${shown('two')})`,
      reference: `PROCESSES=1: ${shown('one')}`,
      target: `at least ${LEAST_RATIO} x`,
      isMet: ratio >= LEAST_RATIO,
    },
  ];
}

async function rateOf(dataDir: string, processes: number): Promise<Rate> {
  const site = await startSite(dataDir, { PROCESSES: String(processes), KEPT_MB: '0' });
  try {
    await load(site.url); // compiles what renders pages
    return await load(site.url);
  } finally {
    await site.stop();
  }
}

async function load(url: string): Promise<Rate> {
  const program = join(ROOT, 'scripts/bench/anew.ts');
  const { stdout } = await run(process.execPath, [program, url, String(SECONDS)]);
  const { requests, seconds, processor } = JSON.parse(stdout) as {
    requests: number;
    seconds: number;
    processor: number;
  };
  return { rate: requests / seconds, processor };
}
