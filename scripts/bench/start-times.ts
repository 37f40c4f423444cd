import { join } from 'node:path';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { type Figure, median, times } from './figure.ts';
import { startSite } from './load/processes.ts';

const LATER_STARTS = 3;
const MAX_FIRST_SECONDS = 10;
const MAX_LATER_SECONDS = 3;

/** Measures the seconds from the command to the printed URL, with the pages built before. */
export async function measureStarts(scratch: string): Promise<Figure[]> {
  const bareDir = join(scratch, 'bare');
  const bareFirst = await secondsOfPostgres(bareDir);
  const bareLater = await secondsOfPostgres(bareDir);

  const dataDir = join(scratch, 'starts');
  const first = await secondsOfSite(dataDir);
  const later: number[] = [];
  for (let start = 0; start < LATER_STARTS; start++) later.push(await secondsOfSite(dataDir));
  return [
    figure('first start, content loaded', { seconds: first, bare: bareFirst, most: MAX_FIRST_SECONDS }),
    figure('later start', { seconds: median(later), bare: bareLater, most: MAX_LATER_SECONDS }),
  ];
}

function figure(name: string, { seconds, bare, most: max }: { seconds: number; bare: number; most: number }): Figure {
  return {
    name,
    value: `${seconds.toFixed(2)} s  (${times(seconds / bare)})`,
    reference: `PostgreSQL alone: ${bare.toFixed(2)} s`,
    target: `at most ${max} s`,
    isMet: seconds <= max,
  };
}

async function secondsOfSite(dataDir: string): Promise<number> {
  const site = await startSite(dataDir);
  await site.stop();
  return site.seconds;
}

async function secondsOfPostgres(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const server = await startEmbeddedDatabase(dataDir);
  const seconds = (performance.now() - startedAt) / 1000;
  await server.stop();
  return seconds;
}
