import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { type Figure, median, megabytes, times } from './figure.ts';
import { ADMIN_PASSWORD, load, residentMemory, type Running, startProgram } from './processes.ts';

const PROBLEMS = 500;
const ROUNDS = 5;
const SECONDS = 2;
const LEAST_RATIO = 0.8;
const LEAST_REQUESTS = 100_000;
const MOST_MEMORY = 200_000_000;

type Problem = { _id: string; id: number; name: string };

/** The rate of the list of 500 problems against a bare route, and the memory of the site after all of it. */
export async function measureList(site: Running, scratch: string): Promise<Figure[]> {
  await makeProblems(site.url);
  const figures: Figure[] = [];
  let requests = 0;
  let bareMemory = 0;
  for (const encoding of ['identity', 'br']) {
    const headers: Record<string, string> = encoding === 'identity' ? {} : { 'Accept-Encoding': encoding };
    const answer = await rawGet(`${site.url}/sheetproblem`, headers);
    const file = join(scratch, `list.${encoding}`);
    writeFileSync(file, answer.body);
    const bare = await startProgram(['scripts/bench/bare-express.ts', file, JSON.stringify(answer.headers)], {
      NODE_ENV: 'production',
    });
    try {
      const rateOf = async ({ url }: Running) => {
        const { requests: answered, seconds } = await load(`${url}/sheetproblem`, { seconds: SECONDS, headers });
        if (url === site.url) requests += answered;
        return answered / seconds;
      };
      await rateOf(site);
      await rateOf(bare);
      const rounds: { site: number; bare: number }[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        // In turn first and second, so that a machine that gets slower or faster favours neither.
        const first = round % 2 === 0 ? await rateOf(site) : undefined;
        const ofBare = await rateOf(bare);
        rounds.push({ site: first ?? (await rateOf(site)), bare: ofBare });
      }
      const ratio = median(rounds.map((round) => round.site / round.bare));
      bareMemory = residentMemory(bare.pid);
      figures.push({
        name: `GET /sheetproblem, ${PROBLEMS} problems, ${answer.body.length} bytes (${encoding})`,
        value: `${times(ratio)}  (${Math.round(median(rounds.map((round) => round.site)))}/s)`,
        reference: `bare Express route: ${Math.round(median(rounds.map((round) => round.bare)))}/s`,
        target: `at least ${LEAST_RATIO} x`,
        isMet: ratio >= LEAST_RATIO,
      });
    } finally {
      await bare.stop();
    }
  }
  while (requests < LEAST_REQUESTS) requests += (await load(`${site.url}/sheetproblem`, { seconds: SECONDS })).requests;
  const memory = residentMemory(site.pid);
  figures.push({
    name: `resident memory after ${requests} requests`,
    value: `${megabytes(memory)}  (${times(memory / bareMemory)})`,
    reference: `bare Express route: ${megabytes(bareMemory)}`,
    target: `under ${megabytes(MOST_MEMORY)}`,
    isMet: requests >= LEAST_REQUESTS && memory < MOST_MEMORY,
  });
  return figures;
}

/** What rendering every page adds; it has no target. */
export function memoryAfterPages(site: Running): Figure {
  const memory = residentMemory(site.pid);
  return {
    name: 'resident memory after all pages as well',
    value: megabytes(memory),
    reference: `the target above: ${times(memory / MOST_MEMORY)}`,
    target: 'none',
    isMet: true,
  };
}

/** Fills the list up, or cuts it, to exactly 500 problems like those that are there. */
async function makeProblems(url: string) {
  const json = { 'Content-Type': 'application/json' };
  const credentials = JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD });
  const login = await fetch(`${url}/admin/login`, { method: 'POST', headers: json, body: credentials });
  const { token } = (await login.json()) as { token: string };
  const headers = { ...json, Authorization: `Bearer ${token}` };
  const list = async () => (await (await fetch(`${url}/sheetproblem`)).json()) as Problem[];

  const seeded = await list();
  for (const { _id } of seeded.slice(PROBLEMS))
    await fetch(`${url}/sheetproblem/${_id}`, { method: 'DELETE', headers });
  const firstFree = Math.max(...seeded.map(({ id }) => id)) + 1;
  for (let extra = 0; extra < PROBLEMS - seeded.length; extra++) {
    const { _id, ...like } = seeded[extra % seeded.length] as Problem; // never empty: the site is seeded
    const body = JSON.stringify({ ...like, id: firstFree + extra, name: `${like.name} (${extra})` });
    await fetch(`${url}/sheetproblem`, { method: 'POST', headers, body });
  }
  const count = (await list()).length;
  if (count !== PROBLEMS) throw new Error(`The list holds ${count} problems instead of ${PROBLEMS}`);
}

const NOT_COPIED = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** An answer as it travels, compression included. */
export function rawGet(
  url: string,
  headers: Record<string, string>,
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((done, failed) => {
    const request = get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () => {
        const copied = Object.entries(response.headers).filter(([name]) => !NOT_COPIED.has(name));
        const texts = copied.map(([name, value]) => [name, String(value)]);
        done({ headers: Object.fromEntries(texts) as Record<string, string>, body: Buffer.concat(chunks) });
      });
    });
    request.on('error', failed);
  });
}
