import { request } from 'node:http';
import type { Run, Site } from './site.ts';

export type LogLine = { pid: number; msg: string; requestId?: string; path?: string };

/** The JSON lines of a log. @throws SyntaxError for an incomplete line */
export const logLines = (site: Run): LogLine[] =>
  site
    .stdout()
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.includes('"'))
    .map((line) => JSON.parse(line) as LogLine);

/** The ids of all processes that have served, including dead ones. */
export const workersOf = (site: Run): number[] =>
  logLines(site)
    .filter(({ msg }) => msg === 'serving')
    .map(({ pid }) => pid);

/** The processes that gave these answers, according to the log. */
export function answeringPids(site: Run, answers: WorkerAnswer[]): Set<number> {
  const byId = new Map(logLines(site).map(({ requestId, pid }) => [requestId, pid]));
  return new Set(answers.map(({ requestId }) => byId.get(requestId)).filter((pid) => pid !== undefined));
}

export type WorkerAnswer = { status: number; text: string; requestId: string };

type Call = { method?: string; token?: string; body?: unknown };

/** The timeout of a call in milliseconds: after this, no answer will come. */
const ANSWER_MS = 20_000;

/** Makes a call on a new connection, so that the next call reaches the next worker. */
export function callOnNewConnection(
  { url }: Pick<Site, 'url'>,
  path: string,
  { method, token, body }: Call = {},
): Promise<WorkerAnswer> {
  return new Promise((done, failed) => {
    const headers = {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    };
    const clientRequest = request(url + path, { method, headers, agent: false, timeout: ANSWER_MS }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('error', failed);
      response.on('end', () => {
        done({ status: response.statusCode ?? 0, text, requestId: String(response.headers['x-request-id']) });
      });
    });
    clientRequest.on('timeout', () => clientRequest.destroy(new Error(`${path} is not answered`)));
    clientRequest.on('error', failed);
    clientRequest.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** The status of an answer, or the code of the error in its place. */
export const outcomeOf = (call: Promise<WorkerAnswer>): Promise<number | string> =>
  call.then(
    ({ status }) => status,
    (error: unknown) => (error as NodeJS.ErrnoException).code ?? '', // of a request
  );

/** Makes this many calls at once, each on a new connection. */
export const concurrently = <T>(count: number, ask: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
