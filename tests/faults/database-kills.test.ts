import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runKills, WAYS } from '../start/kill-run.ts';
import { cleanUp, newDataDir, printedPassword, type Site, start } from '../start/site.ts';

const KILLS = Number(process.env.KILLS ?? 30);
const RECOVERED_MS = 3000;
/** One in so many recoveries may take longer. */
const ONE_SLOW_IN = 15;
const BUSY_PROCESSES = 2;

const dataDir = newDataDir();
let site: Site;
beforeAll(async () => {
  site = await start({ DATA_DIR: dataDir });
});
afterAll(cleanUp);

/** Processes that take all the time of the processors that they get. */
function burn(): () => void {
  const burning = Array.from({ length: BUSY_PROCESSES }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  return () => burning.forEach((one) => one.kill());
}

it('survives kills of connections and of the server, and hangs, on a busy machine', { timeout: 900_000 }, async () => {
  const ways = Array.from({ length: KILLS }, (_, index) => WAYS[index % WAYS.length] ?? 'server');
  const rest = burn();
  const { recoveries, lost, faults, answers } = await runKills({
    site,
    dataDir,
    password: printedPassword(site),
    ways,
    firstId: 100_000,
  }).finally(rest);
  console.log(recoveries.map(({ way, ms }) => `${way} ${ms}`).join(', '));
  console.log(`${answers.length} answers, ${answers.filter(({ isOk }) => !isOk).length} of them 503`);
  expect(faults).toEqual([]);
  expect(lost).toEqual([]);
  expect(site.stderr()).toBe('');
  expect(recoveries.filter(({ ms }) => ms > RECOVERED_MS).length).toBeLessThanOrEqual(KILLS / ONE_SLOW_IN);
});
