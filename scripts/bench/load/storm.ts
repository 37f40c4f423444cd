import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportView } from '#server/content-files/import-report.ts';
import { pageNames, pageOf } from '#shared/pages.ts';
import { href } from '#shared/paths.ts';
import { resourceNames, resources } from '#shared/resources/index.ts';
import { STUDY_PDF_PATTERN } from '#shared/study-topics.ts';
import { type Figure, megabytes, times } from '#scripts/bench/figure.ts';
import { logIn, sendJson } from '#scripts/bench/as-administrator.ts';
import { load, residentMemory, type Running } from './processes.ts';
import { sampleAddress } from '#scripts/bench/sample-address.ts';

const CLIENTS = 16;
const SECONDS = 12;
const ROWS = 2000;
const MAX_RATIO = 4;

const STORM_SECONDS = 600;
const CALM_SECONDS = 120;
const MAX_DURING = 260_000_000;
const MAX_AFTER = 230_000_000;

/** An id above those of the content. */
const FIRST_ID = 90_000_000;

const BR = { 'Accept-Encoding': 'br' };
/** The page whose latency is measured, and which the import changes. */
const WATCHED = href('sheet');

const PAGES = [...new Set(pageNames.filter((page) => pageOf(page).rendered).map(sampleAddress))];

const inputQuery = (input: unknown) => `?input=${encodeURIComponent(JSON.stringify(input)).replace('%7Bn%7D', '{n}')}`;
const QUERIES = [
  `/trpc/sheets.topics${inputQuery({ problems: 'count' })}`,
  `/trpc/sheets.problemsOfCompany${inputQuery({ company: 'Amazon', page: 1 })}`,
  `/trpc/blogs.cards${inputQuery({ category: 'dsa', page: 1 })}`,
  '/trpc/contests.cards',
];

/** Measures the p99 of a cached page while many clients request pages with unknown parameters, and an import runs. */
export async function measureStorm(site: Running): Promise<Figure[]> {
  const watch = () => load(site.url, { seconds: SECONDS, paths: [WATCHED], connections: 1, headers: BR });
  const read = (paths: string[]) => load(site.url, { seconds: SECONDS, paths, connections: CLIENTS, headers: BR });
  await read(PAGES);
  const [quiet] = await Promise.all([watch(), read(PAGES)]);
  const [stormy, , stale] = await Promise.all([
    watch(),
    read(PAGES.map((page) => `${page}?utm_source={n}`)),
    importAndLook(site.url),
  ]);
  const ratio = stormy.p99 / quiet.p99;
  return [
    {
      name: `p99 of ${WATCHED} while ${CLIENTS} ask for ${PAGES.length} pages with random parameters, and ${ROWS} rows are imported`,
      value: `${stormy.p99.toFixed(1)} ms  (${times(ratio)})`,
      reference: `while they ask for the pages as they are: ${quiet.p99.toFixed(1)} ms`,
      target: `at most ${MAX_RATIO} x`,
      isMet: ratio <= MAX_RATIO,
    },
    {
      name: 'stale answers after an acknowledged write meanwhile',
      value: `${stale.found} of ${stale.looks}`,
      reference: 'a page, a list and a query after each of the writes',
      target: '0',
      isMet: stale.found === 0 && stale.looks > 0,
    },
  ];
}

/** Runs an import, during which it changes a problem repeatedly and counts stale responses after each change. */
async function importAndLook(url: string): Promise<{ looks: number; found: number }> {
  const token = await logIn(url);
  const rows = Array.from({ length: ROWS }, (_, index) => `Storm ${Date.now()} ${index},Arrays,"Amazon, Google"`);
  const text = ['name,topic,companies', ...rows].join('\n');
  const file = { resource: 'topicProblem', format: 'csv', text };
  const { key } = await sendJson<{ key: string }>(`${url}/trpc/imports.preview`, { token, body: file });
  await sendJson(`${url}/trpc/imports.start`, { token, body: { key, allOrNone: false } });
  const status = `${url}/trpc/imports.status${inputQuery({ key })}`;
  const topic = 'Storm';
  const written = await sendJson<{ data: { _id: string } }>(`${url}/sheetproblem`, {
    token,
    body: { id: FIRST_ID, name: 'Storm', topic },
  });
  const watchedUrls = [
    `${url}/sheetproblem`,
    `${url}/trpc/sheets.problemsOfTopic${inputQuery({ topic, page: 1 })}`,
    `${url}/trpc/content.topicProblem.get${inputQuery({ key: written.data._id })}`,
  ];
  let looks = 0;
  let staleCount = 0;
  const endsAt = Date.now() + SECONDS * 1000;
  let view: ImportView;
  do {
    const name = `Storm of ${performance.now()}`;
    await sendJson(`${url}/sheetproblem/${written.data._id}`, { token, method: 'PUT', body: { name } });
    for (const address of watchedUrls) {
      looks++;
      if (!(await (await fetch(address)).text()).includes(name)) staleCount++;
    }
    view = await sendJson<ImportView>(status, { token });
    await sleep(1000);
  } while (view.state !== 'done' || Date.now() < endsAt);
  const page = await (await fetch(`${url}${WATCHED}?topic=Arrays`, { headers: { Accept: 'text/html' } })).text();
  looks++;
  if (!page.includes(rows[0]?.split(',')[0] ?? 'none')) staleCount++;
  return { looks, found: staleCount };
}

/** Measures the memory of the site during ten minutes of mixed load, and two minutes after. */
export async function measureMemory(site: Running): Promise<Figure[]> {
  const token = await logIn(site.url);
  const lists = resourceNames.map((name) => resources[name].path);
  const pdf = STUDY_PDF_PATTERN.replace(':kind', 'interview-questions').replace(':category', 'java');
  const storm = (paths: string[], connections: number, headers: Record<string, string>, timeout?: number) =>
    load(site.url, { seconds: STORM_SECONDS, paths, connections, headers, accepted: [429], timeout });
  let isOver = false;
  let maxMemory = 0;
  const watch = async () => {
    while (!isOver) {
      maxMemory = Math.max(maxMemory, residentMemory(site.pid));
      await sleep(500);
    }
  };
  const write = async () => {
    const { data } = await sendJson<{ data: { _id: string } }>(`${site.url}/sheetproblem`, {
      token,
      body: { id: FIRST_ID + 1, name: 'Storm', topic: 'Storm' },
    });
    for (let count = 0; !isOver; count++) {
      const body = { companies: `Storm ${count}` };
      await sendJson(`${site.url}/sheetproblem/${data._id}`, { token, method: 'PUT', body });
      await sleep(500);
    }
  };
  const asides = [watch(), write()];
  const reads = await Promise.all([
    storm([...PAGES.map((page) => `${page}?utm_source={n}`), ...QUERIES], 8, BR),
    storm([...lists, ...PAGES], 4, {}),
    storm([...lists, ...PAGES.map((page) => `${page}?page={n}&topic={n}`)], 2, { 'Accept-Encoding': 'gzip' }),
    storm([`/trpc/search.results${inputQuery({ q: 'array {n}' })}`, `/search?q=tree+{n}`], 1, BR),
    // A long timeout: the first PDF sends nothing before it is finished, and yields to other requests in between.
    storm([pdf], 1, {}, 60),
  ]);
  isOver = true;
  await Promise.all(asides);
  await sleep(CALM_SECONDS * 1000);
  const after = residentMemory(site.pid);
  const requests = reads.reduce((sum, read) => sum + read.requests, 0);
  const minutes = STORM_SECONDS / 60;
  return [
    {
      name: `most resident memory during ${minutes} minutes of pages, lists, queries, search, PDF and writes`,
      value: megabytes(maxMemory),
      reference: `${requests} requests`,
      target: `at most ${megabytes(MAX_DURING)}`,
      isMet: maxMemory <= MAX_DURING,
    },
    {
      name: `resident memory ${CALM_SECONDS / 60} minutes after`,
      value: megabytes(after),
      reference: `the most: ${times(after / maxMemory)}`,
      target: `at most ${megabytes(MAX_AFTER)}`,
      isMet: after <= MAX_AFTER,
    },
  ];
}
