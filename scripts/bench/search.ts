import { execFileSync } from 'node:child_process';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '#server/database/client.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { indexWrites } from '#server/search/search-index.ts';
import { type Figure, median, megabytes, times } from './figure.ts';
import { residentMemory, ROOT, startSite } from './load/processes.ts';
import {
  type Corpus,
  DOCUMENTS,
  type Latencies,
  latenciesOf,
  makeCorpus,
  QUERIES,
  REFERENCE_QUERIES,
} from './search-corpus.ts';

const USERS = 20;
/** The pause of a quick typist between two letters. */
const PAUSE_MS = 100;
const ROUNDS = 3;
const TRANSACTION = 2000;
const MAX_MS = { suggestions: 10, search: 50 };

/**
 * Measures the latencies of suggestions and search over 100,000 documents while 20 people type, against a plain ILIKE
 * on the same rows, and against MiniSearch, an index in the memory of the searching process.
 */
export async function measureSearch(scratch: string): Promise<Figure[]> {
  const dataDir = join(scratch, 'search');
  const site = await startSite(dataDir);
  const embedded = await startEmbeddedDatabase(dataDir);
  try {
    const { writes, queries } = makeCorpus(DOCUMENTS, QUERIES);
    const size = await load(embedded.url, writes);
    writes.length = 0; // otherwise garbage collection in this process would add to the measured times
    const before = residentMemory(site.pid);
    const miniSearch = measureMiniSearch();
    const figures: Figure[] = [];
    for (const name of ['suggestions', 'search'] as const) {
      const path = name === 'search' ? '/search' : '/search/suggestions';
      const ask = askerOf(`${site.url}${path}`);
      await inParallel(queries.slice(0, USERS * 5), 0, ask);
      const rounds: Latencies[] = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push(await inParallel(queries, PAUSE_MS, ask));
      const p95s = rounds.map(({ p95 }) => p95);
      const p95 = median(p95s);
      const rushing = await inParallel(queries, 0, ask);
      const plain = await measureLike(embedded.url, queries, name === 'search');
      const maxMs = MAX_MS[name];
      figures.push(
        {
          name: `${name} of ${DOCUMENTS} documents, p95 of ${USERS} people who type`,
          value: `${p95.toFixed(1)} ms  (${times(p95 / plain.p95)})`,
          reference: `ILIKE: ${plain.p95.toFixed(0)} ms; MiniSearch, alone: ${miniSearch[name].p95.toFixed(1)} ms`,
          target: `under ${maxMs} ms`,
          isMet: p95 < maxMs,
        },
        {
          name: `the same without a pause, median and p95`,
          value: `${rushing.median.toFixed(1)} ms, ${rushing.p95.toFixed(1)} ms`,
          reference: `with pauses: median ${median(rounds.map((round) => round.median)).toFixed(1)} ms; p95 of ${ROUNDS} runs: ${p95s.map((one) => one.toFixed(1)).join(' ')}`,
          target: 'none',
          isMet: true,
        },
      );
    }
    figures.push({
      name: `memory of an index of ${DOCUMENTS} documents`,
      value: `${megabytes(residentMemory(site.pid) - before)} of the site, ${megabytes(size)} on disk`,
      reference: `MiniSearch: ${megabytes(miniSearch.memory)}, made in ${(miniSearch.buildMs / 1000).toFixed(0)} s at each start`,
      target: 'none',
      isMet: true,
    });
    return figures;
  } finally {
    await embedded.stop();
    await site.stop();
  }
}

/** @returns the bytes that documents and indexes take */
async function load(url: string, writes: Corpus['writes']): Promise<number> {
  const database = openDatabase(url);
  try {
    for (let start = 0; start < writes.length; start += TRANSACTION) {
      const batch = writes.slice(start, start + TRANSACTION);
      await database.prisma.$transaction((transaction) => indexWrites(transaction, batch), { timeout: 120_000 });
    }
    await database.pool.query('VACUUM ANALYZE search_documents');
    await database.pool.query('VACUUM ANALYZE search_words');
    const { rows } = await database.pool.query<{ size: string }>(
      `SELECT pg_total_relation_size('search_documents') + pg_total_relation_size('search_words') AS size`,
    );
    return Number(rows[0]?.size);
  } finally {
    await database.close();
  }
}

type Ask = (query: string) => Promise<void>;

/** Simulates USERS people in parallel, each of whom runs one query after the other with a pause in between. */
async function inParallel(queries: readonly string[], pause: number, ask: Ask): Promise<Latencies> {
  const waits: number[] = [];
  const rest = queries.values();
  const person = async (_: unknown, number: number) => {
    await sleep((pause * number) / USERS);
    for (const query of rest) {
      const startedAt = performance.now();
      await ask(query);
      waits.push(performance.now() - startedAt);
      if (pause > 0) await sleep(pause);
    }
  };
  await Promise.all(Array.from({ length: USERS }, person));
  return latenciesOf(waits);
}

const agent = new Agent({ keepAlive: true, maxSockets: USERS });

const askerOf = (url: string) => (query: string) =>
  new Promise<void>((done, failed) => {
    const request = get(`${url}?q=${encodeURIComponent(query)}`, { agent }, (response) => {
      if (response.statusCode !== 200) failed(new Error(`${url} answered ${response.statusCode} for ${query}`));
      response.on('error', failed).on('end', done).resume();
    });
    request.on('error', failed);
  });

/** The reference: how a site without an index searches. */
async function measureLike(url: string, queries: Corpus['queries'], inTexts: boolean): Promise<Latencies> {
  const pool = new pg.Pool({ connectionString: url, max: USERS });
  const text = inTexts
    ? 'SELECT record_key, header, text FROM search_documents WHERE header ILIKE $1 OR text ILIKE $1 ORDER BY header LIMIT 50'
    : 'SELECT record_key, header FROM search_documents WHERE header ILIKE $1 ORDER BY header LIMIT 10';
  try {
    return await inParallel(queries.slice(0, REFERENCE_QUERIES), PAUSE_MS, async (query) => {
      await pool.query(text, [`%${query}%`]);
    });
  } finally {
    await pool.end();
  }
}

type MiniSearchFigures = { suggestions: Latencies; search: Latencies; memory: number; buildMs: number };

/** Runs in a separate process, so that its memory is only that of the index. */
function measureMiniSearch(): MiniSearchFigures {
  const args = ['--expose-gc', '--max-old-space-size=4096', 'scripts/bench/mini-search.ts'];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })) as MiniSearchFigures; // printed by mini-search.ts
}
