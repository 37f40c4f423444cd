import { listProblems } from '#server/testing/list-problems.ts';
import chromium from '@sparticuz/chromium';
import { strToU8, zipSync } from 'fflate';
import { chromium as playwright, type Page } from 'playwright-core';
import { type Database, openDatabase } from '#server/database/client.ts';
import { readSecrets, startEmbeddedDatabase } from '#server/database/embedded.ts';
import { COOKIE } from '#server/http/viewer.ts';
import { href } from '#shared/paths.ts';
import { type Figure, median, times } from '#scripts/bench/figure.ts';
import type { Running } from '#scripts/bench/load/processes.ts';
import { createLearner } from '#scripts/bench/statements.ts';
import { FLAGS } from './first-load.ts';

const MANY = 800;
const FEW = 8;
const ROUNDS = 3;
const MAX_SECONDS = 2;
const FIRST_ID = 20_000_000;
const CATEGORY = 'dsa';

const slugOf = (index: number) => `bench-task-${index}`;
const nameOf = (index: number) => `Bench Task ${index}`;
const questionOf = (index: number) => `What is bench thing ${index}?`;
const PROGRAM = 'x = 1\n'.repeat(100);

type Format = { source: string; file(count: number): { name: string; mimeType: string; buffer: Buffer } };

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);
const textFile = (name: string, lines: string[]) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(lines.join('\n')),
});

/** A file of each import format, as the exporting tools write it. */
const FORMATS: Format[] = [
  {
    source: 'A list of names or addresses',
    file: (count) =>
      textFile(
        'solved.csv',
        indexes(count).map((index) => `${nameOf(index)},2026-03-10`),
      ),
  },
  {
    source: "LeetCode's list of your problems",
    file: (count) =>
      textFile('all.json', [
        JSON.stringify({
          stat_status_pairs: indexes(count).map((index) => ({
            stat: { question__title: nameOf(index), question__title_slug: slugOf(index) },
            status: 'ac',
          })),
        }),
      ]),
  },
  {
    source: 'A repository of solutions (ZIP)',
    file: (count) => ({
      name: 'mine.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(
        zipSync(
          Object.fromEntries(
            indexes(count).map((index) => [`mine-main/${slugOf(index)}/solution.py`, strToU8(PROGRAM)]),
          ),
          { level: 1 },
        ),
      ),
    }),
  },
  {
    source: 'Notes of Anki',
    file: (count) =>
      textFile(
        'notes.txt',
        indexes(count).map((index) => `${questionOf(index)}\tA thing.`),
      ),
  },
];

/** Measures from choosing a file with 800 solved problems to the preview of its import, in a real browser. */
export async function measureLearnersImport({ url }: Running, dataDir: string): Promise<Figure[]> {
  const server = await startEmbeddedDatabase(dataDir);
  const database = openDatabase(server.url);
  const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: FLAGS });
  try {
    await fill(database);
    const { key, token } = await createLearner(database, readSecrets(dataDir).jwtSecret);
    const context = await browser.newContext({ baseURL: url });
    await context.addCookies([{ name: COOKIE.user, value: token, url, httpOnly: true, sameSite: 'Lax' }]);
    await context.addInitScript(
      (user) => localStorage.setItem('Users', user),
      JSON.stringify({ _id: key, firstName: 'Ada' }),
    );
    const page = await context.newPage();
    await page.goto(href('profile'), { waitUntil: 'networkidle' });
    const figures: Figure[] = [];
    for (const format of FORMATS) {
      const [few, many] = [await secondsOf(page, format, FEW), await secondsOf(page, format, MANY)];
      figures.push({
        name: `preview of ${MANY} of ‘${format.source}’, median of ${ROUNDS}`,
        value: `${many.toFixed(2)} s  (${times(many / few)})`,
        reference: `of ${FEW}: ${few.toFixed(2)} s`,
        target: `under ${MAX_SECONDS} s`,
        isMet: many < MAX_SECONDS,
      });
    }
    return figures;
  } finally {
    await browser.close();
    await database.close();
    await server.stop();
  }
}

async function secondsOf(page: Page, { source, file }: Format, count: number): Promise<number> {
  const durations: number[] = [];
  // One round first, in which the code that reads the format is loaded.
  for (let round = -1; round < ROUNDS; round++) {
    await page.getByRole('button', { name: 'Import what you solved elsewhere' }).click();
    await page.getByRole('radio', { name: source }).check();
    const chosen = file(count);
    const drop = page.getByLabel('Choose a file or drop it here');
    await drop.waitFor({ state: 'attached' });
    const startedAt = performance.now();
    await drop.setInputFiles(chosen);
    const preview = page.getByRole('dialog', { name: 'What the import would change' });
    await preview.getByText(new RegExp(`would get .*\\b${count} `)).waitFor();
    if (round >= 0) durations.push((performance.now() - startedAt) / 1000);
    await preview.getByRole('button', { name: 'Cancel' }).click();
  }
  return median(durations);
}

/** Creates as many solvable problems, and questions, as the file has. */
async function fill({ prisma }: Database) {
  await listProblems(
    prisma,
    'problem',
    indexes(MANY).map((index) => ({
      id: FIRST_ID + index,
      name: nameOf(index),
      slug: slugOf(index),
      kind: 'function',
    })),
  );
  await prisma.question.createMany({
    data: indexes(MANY).map((index) => ({
      id: FIRST_ID + index,
      category: CATEGORY,
      header: questionOf(index),
    })),
  });
}
