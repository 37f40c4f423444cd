import { listProblems } from '#server/testing/list-problems.ts';
import { openDatabase } from '#server/database/client.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import type { ImportView } from '#server/content-files/import-report.ts';
import { type Figure, times } from './figure.ts';
import { logIn, sendJson } from './as-administrator.ts';
import type { Running } from './load/processes.ts';

const ROWS = 5000;
const MAX_SECONDS = 10;
const LOOK_MS = 50;

/** Measures from the upload of a CSV file of 5,000 problems to the end of its import. */
export async function measureImport(site: Running, dataDir: string): Promise<Figure[]> {
  const server = await startEmbeddedDatabase(dataDir);
  const database = openDatabase(server.url);
  try {
    const data = Array.from({ length: ROWS }, (_, index) => ({
      id: 1_000_000 + index,
      name: `Row ${index}`,
      topic: 'X',
    }));
    const startedAt = performance.now();
    await listProblems(database.prisma, 'topicProblem', data);
    // The cost of inserting only the rows.
    const reference = (performance.now() - startedAt) / 1000;
    await database.prisma.topicProblem.deleteMany({ where: { topic: 'X' } });
    const token = await logIn(site.url);
    const figures: Figure[] = [];
    for (const [label, companies] of [
      ['new', 'Amazon'],
      ['changed', 'Adobe'],
      ['unchanged', 'Adobe'],
    ] as const) {
      const seconds = await secondsOf(site.url, token, companies);
      figures.push({
        name: `import of ${ROWS} rows, ${label}`,
        value: `${seconds.toFixed(1)} s  (${times(seconds / reference)})`,
        reference: `inserting ${ROWS} bare rows: ${reference.toFixed(1)} s`,
        target: `under ${MAX_SECONDS} s`,
        isMet: seconds < MAX_SECONDS,
      });
    }
    return figures;
  } finally {
    await database.close();
    await server.stop();
  }
}

async function secondsOf(url: string, token: string, companies: string): Promise<number> {
  const rows = Array.from(
    { length: ROWS },
    (_, index) => `Imported ${index},Topic ${index % 40},"${companies}, Google"`,
  );
  const text = ['name,topic,companies', ...rows].join('\n');
  const startedAt = performance.now();
  const file = { resource: 'topicProblem', format: 'csv', text };
  const { key } = await sendJson<{ key: string }>(`${url}/trpc/imports.preview`, { token, body: file });
  await sendJson(`${url}/trpc/imports.start`, { token, body: { key, allOrNone: false } });
  const status = `${url}/trpc/imports.status?input=${encodeURIComponent(JSON.stringify({ key }))}`;
  for (;;) {
    const { state, done } = await sendJson<ImportView>(status, { token });
    if (state === 'failed' || (state === 'done' && done !== ROWS)) throw new Error('The import failed');
    if (state === 'done') return (performance.now() - startedAt) / 1000;
    await new Promise((waited) => setTimeout(waited, LOOK_MS));
  }
}
