/**
 * Writes as fast as responses arrive, as a separate process; each writer is a different learner. Arguments: what to
 * write ('ticks' or 'upserts'), the URL of the site or database, the seconds, and the writers as JSON. Prints a
 * `WriteLoad`.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import pg from 'pg';
import { changedMark } from '#shared/records/mark/mark.ts';
import { markId } from '#shared/rules/progress/mark-ids.ts';
import { dayIn } from '#shared/rules/progress/streaks.ts';

export type Writer = { key: string; token: string };

/** `p99` in milliseconds. */
export type WriteLoad = { writes: number; seconds: number; p99: number };

type Write = () => Promise<void>;

const nextSubject = (() => {
  const run = randomUUID();
  let count = 0;
  return () => `problem-${count++}-of-${run}`;
})();

function nextTick() {
  const name = nextSubject();
  const now = Date.now();
  const day = dayIn('Asia/Kolkata', now);
  const record = changedMark(null, { isSet: true, name, companyIds: [], now, by: randomUUID(), day });
  return { id: markId('done', name), record };
}

/** Sends a tick to the site like a browser, over a connection that stays open. */
async function tickBy({ key, token }: Writer, url: string): Promise<Write> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  let since = 0;
  return async () => {
    const sentAt = new Date().toISOString();
    const body = JSON.stringify({ userKey: key, sentAt, since, records: [{ kind: 'mark', ...nextTick() }] });
    const length = { 'Content-Length': String(Buffer.byteLength(body)) };
    const answer = await new Promise<string>((done, failed) => {
      const call = request(`${url}/trpc/records.sync`, { agent, method: 'POST', headers: { ...headers, ...length } });
      call.on('error', failed);
      call.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        response.on('end', () => (response.statusCode === 200 ? done(text) : failed(new Error(text))));
      });
      call.end(body);
    });
    const { result } = JSON.parse(answer) as { result: { data: { revision: number } } };
    since = result.data.revision;
  };
}

/** The minimum that a tick could do: only write its row. */
async function upsertBy({ key }: Writer, url: string): Promise<Write> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const text = `
    INSERT INTO own_records (user_key, kind, id, record, revision) VALUES ($1, 'mark', $2, $3, 1)
    ON CONFLICT (user_key, kind, id) DO UPDATE SET record = EXCLUDED.record, revision = EXCLUDED.revision`;
  return async () => {
    const { id, record } = nextTick();
    await client.query({ name: 'upsert', text, values: [key, id, record] });
  };
}

const [what, url = '', seconds = '', writersJson = '[]'] = process.argv.slice(2);
const writers = JSON.parse(writersJson) as Writer[];
const writes = await Promise.all(
  writers.map((writer) => (what === 'ticks' ? tickBy(writer, url) : upsertBy(writer, url))),
);

const times: number[] = [];
const startedAt = performance.now();
const end = startedAt + Number(seconds) * 1000;
await Promise.all(
  writes.map(async (write) => {
    for (let before = performance.now(); before < end;) {
      await write();
      const after = performance.now();
      times.push(after - before);
      before = after;
    }
  }),
);
const p99 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? NaN;
const load: WriteLoad = { writes: times.length, seconds: (performance.now() - startedAt) / 1000, p99 };
console.log(JSON.stringify(load));
process.exit();
