import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { href } from '#shared/paths.ts';
import { type Figure, times } from '#scripts/bench/figure.ts';
import { ROOT } from '#scripts/bench/load/processes.ts';

const MAX_HOME_MS = 12;
const MAX_MS = 25;

/** What render-times.ts prints for a URL: milliseconds of CPU time, and the size in characters. */
export type RenderTime = { address: string; milliseconds: number; size: number };

/** Measures the CPU time of uncached pages, including their database queries, in a separate process. */
export async function measureRenders(dataDir: string): Promise<Figure[]> {
  const program = join(ROOT, 'scripts/bench/pages/render-times.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, dataDir], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return (JSON.parse(stdout) as RenderTime[]).map(({ address, milliseconds, size }) => {
    const maxMs = address === href('home') ? MAX_HOME_MS : MAX_MS;
    return {
      name: `first render of ${address}, processor time, median of 20`,
      value: `${milliseconds.toFixed(1)} ms  (${size} characters)`,
      reference: `the target: ${times(milliseconds / maxMs)}`,
      target: `at most ${maxMs} ms`,
      isMet: milliseconds <= maxMs,
    };
  });
}
