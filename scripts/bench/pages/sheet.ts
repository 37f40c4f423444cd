import { listProblems } from '#server/testing/list-problems.ts';
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Page } from 'playwright-core';
import { openDatabase } from '#server/database/client.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { href } from '#shared/paths.ts';
import { type Figure, median } from '#scripts/bench/figure.ts';
import { FLAGS } from './first-load.ts';

export { measureInteractions } from './sheet-interactions.ts';

const MANY = 2000;
const FEW = 20;
const ROUNDS = 9;
const MAX_MS = 100;
const MAX_NODES = 2500;
const FIRST_ID = 10_000_000;
/** In pairs, so that each change leads to another company. */
const LONG = ['Bench Long One', 'Bench Long Two'];
const SHORT = ['Bench Short One', 'Bench Short Two'];
const VIEW = { width: 1280, height: 860 };

/** Measures a company change and a tick on the company-wise sheet with 2,000 problems, in a real browser. */
export async function measureSheet(siteUrl: string, dataDir: string): Promise<Figure[]> {
  await makeCompanies(dataDir);
  const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: VIEW, baseURL: siteUrl });
    await page.goto(`${href('companySheet')}?company=${encodeURIComponent(LONG[0] ?? '')}`);
    const short = await changes(page, SHORT);
    const long = await changes(page, LONG);
    const nodes = await page.evaluate(() => {
      const walker = document.createTreeWalker(document);
      let count = 1;
      while (walker.nextNode()) count++;
      return count;
    });
    const ticks: number[] = [];
    for (let round = 0; round < ROUNDS; round++) ticks.push(await drawn(page, { press: 'tbody input', index: round }));
    const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
    return [
      {
        name: `change to a company of ${MANY} problems, median of ${ROUNDS}`,
        value: milliseconds(median(long)),
        reference: `to one of ${FEW}: ${milliseconds(median(short))}`,
        target: `at most ${MAX_MS} ms`,
        isMet: median(long) <= MAX_MS,
      },
      {
        name: `tick among ${MANY} problems, median of ${ROUNDS}`,
        value: milliseconds(median(ticks)),
        reference: `the target above: ${MAX_MS} ms`,
        target: `at most ${MAX_MS} ms`,
        isMet: median(ticks) <= MAX_MS,
      },
      {
        name: `nodes of the page with ${MANY} problems`,
        value: String(nodes),
        reference: `the problems: ${MANY}`,
        target: `at most ${MAX_NODES}`,
        isMet: nodes <= MAX_NODES,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Returns the times of changes between companies whose problems the page has already loaded. */
async function changes(page: Page, companies: string[]): Promise<number[]> {
  for (const company of companies) {
    await page.getByRole('button', { name: /^Choose a company/ }).click();
    await page
      .getByRole('link', { name: new RegExp(`^${company} \\d`) })
      .first()
      .click();
    await page.getByRole('rowheader', { name: `${company} 0`, exact: true }).waitFor();
  }
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // With two companies, the first link of "Visited last" is the other one.
    const company = companies[round % 2] ?? '';
    times.push(
      await drawn(page, { press: '[aria-label="Visited last"] a', index: 0, shows: `Problems of ${company}` }),
    );
  }
  return times;
}

/** Milliseconds from a press until the frame that shows its effect. */
const drawn = (page: Page, pressed: { press: string; index: number; shows?: string }): Promise<number> =>
  page.evaluate(async ({ press, index, shows }) => {
    const nextTask = () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
    const element = document.querySelectorAll<HTMLElement>(press)[index];
    const startedAt = performance.now();
    element?.click();
    while (shows !== undefined && !document.querySelector(`table[aria-label="${shows}"] tbody th`)) await nextTask();
    // A task posted in an animation frame callback runs after the frame is drawn.
    await new Promise((done) => requestAnimationFrame(done));
    await nextTask();
    return performance.now() - startedAt;
  }, pressed);

/** Inserts directly into the site's database, as it would take minutes through the forms. */
async function makeCompanies(dataDir: string) {
  const server = await startEmbeddedDatabase(dataDir);
  const database = openDatabase(server.url);
  const sizes = [...LONG.map((name) => ({ name, size: MANY })), ...SHORT.map((name) => ({ name, size: FEW }))];
  const data = sizes.flatMap(({ name, size }) =>
    Array.from({ length: size }, (_, index) => ({
      name: `${name} ${index}`,
      topic: 'Arrays',
      level: ['Easy', 'Medium', 'Hard'][index % 3],
      link: 'https://example.org/problem',
      companies: `${name}, Bench`,
    })),
  );
  try {
    await listProblems(
      database.prisma,
      'companyProblem',
      data.map((one, index) => ({ ...one, id: FIRST_ID + index })),
    );
  } finally {
    await database.close();
    await server.stop();
  }
}
