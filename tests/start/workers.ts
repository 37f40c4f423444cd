import { request } from 'node:http';
import type { Run, Site } from './site.ts';

export type LogLine = { pid: number; msg: string; requestId?: string; path?: string };

/** The JSON lines of a log. @throws SyntaxError for a line that is not whole */
export const logLines = (site: Run): LogLine[] =>
  site
    .stdout()
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.includes('"'))
    .map((line) => JSON.parse(line) as LogLine);

/** The processes that have come to serve, dead ones too. */
export const workersOf = (site: Run): number[] =>
  logLines(site)
    .filter(({ msg }) => msg === 'serving')
    .map(({ pid }) => pid);

/** The processes that gave these answers, as the log says. */
export function whoAnswered(site: Run, answers: Fresh[]): Set<number> {
  const byId = new Map(logLines(site).map(({ requestId, pid }) => [requestId, pid]));
  return new Set(answers.map(({ requestId }) => byId.get(requestId)).filter((pid) => pid !== undefined));
}

export type Fresh = { status: number; text: string; requestId: string };

type Call = { method?: string; token?: string; body?: unknown };

/** Whoever waits longer is not answered any more. */
const ANSWER_MS = 20_000;

/** One call on a connection of its own: the next call comes to the next worker. */
export function callAnew({ url }: Pick<Site, 'url'>, path: string, { method, token, body }: Call = {}): Promise<Fresh> {
  return new Promise((done, failed) => {
    const headers = {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    };
    const asked = request(url + path, { method, headers, agent: false, timeout: ANSWER_MS }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('error', failed);
      response.on('end', () => {
        done({ status: response.statusCode ?? 0, text, requestId: String(response.headers['x-request-id']) });
      });
    });
    asked.on('timeout', () => asked.destroy(new Error(`${path} is not answered`)));
    asked.on('error', failed);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** So many calls at once, each on a connection of its own. */
export const atOnce = <T>(count: number, ask: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
