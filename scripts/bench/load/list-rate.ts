import { ENCODINGS, rateAgainstBare } from './against-bare.ts';
import { type Figure, megabytes, times } from '#scripts/bench/figure.ts';
import { logIn } from '#scripts/bench/as-administrator.ts';
import { load, residentMemory, type Running } from './processes.ts';

const PROBLEMS = 500;
const SECONDS = 2;
const MIN_RATIO = 0.8;
const MIN_REQUESTS = 100_000;
const MAX_MEMORY = 200_000_000;

type Problem = { _id: string; id: number; name: string };

/** Measures the rate of the list of 500 problems against a bare route, and the site's memory afterwards. */
export async function measureList(site: Running, scratch: string): Promise<Figure[]> {
  await makeProblems(site.url);
  const figures: Figure[] = [];
  let requests = 0;
  let bareMemory = 0;
  for (const encoding of ENCODINGS) {
    const measured = await rateAgainstBare(site, scratch, { path: '/sheetproblem', encoding });
    requests += measured.requests;
    bareMemory = measured.memory;
    figures.push({
      name: `GET /sheetproblem, ${PROBLEMS} problems, ${measured.size} bytes (${encoding})`,
      value: `${times(measured.ratio)}  (${Math.round(measured.rate)}/s)`,
      reference: `bare Express route: ${Math.round(measured.bareRate)}/s`,
      target: `at least ${MIN_RATIO} x`,
      isMet: measured.ratio >= MIN_RATIO,
    });
  }
  while (requests < MIN_REQUESTS) requests += (await load(`${site.url}/sheetproblem`, { seconds: SECONDS })).requests;
  const memory = residentMemory(site.pid);
  figures.push({
    name: `resident memory after ${requests} requests`,
    value: `${megabytes(memory)}  (${times(memory / bareMemory)})`,
    reference: `bare Express route: ${megabytes(bareMemory)}`,
    target: `under ${megabytes(MAX_MEMORY)}`,
    isMet: requests >= MIN_REQUESTS && memory < MAX_MEMORY,
  });
  return figures;
}

/** The memory that rendering every page adds; it has no target. */
export function memoryAfterPages(site: Running): Figure {
  const memory = residentMemory(site.pid);
  return {
    name: 'resident memory after all pages as well',
    value: megabytes(memory),
    reference: `the target above: ${times(memory / MAX_MEMORY)}`,
    target: 'none',
    isMet: true,
  };
}

/** Fills or cuts the list to exactly 500 problems like the existing ones. */
async function makeProblems(url: string) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await logIn(url)}` };
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
