import type { Site } from './site.ts';

export type Listed = { _id: string; id: number; name: string };

type Call = { method?: string; token?: string; body?: unknown };

/** Calls the REST API. */
export function call({ url }: Site, path: string, { method = 'GET', token, body }: Call = {}): Promise<Response> {
  return fetch(url + path, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

/** Calls the tRPC API: a query with GET, a mutation with POST. */
export function callTrpc(site: Site, procedure: string, { method = 'GET', token, body }: Call = {}): Promise<Response> {
  if (method !== 'GET' || body === undefined) return call(site, `/trpc/${procedure}`, { method, token, body });
  return call(site, `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(body))}`, { token });
}

/** Returns the data of an answer of the tRPC API. */
export async function trpcData<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return ((await response.json()) as { result: { data: T } }).result.data;
}

/** Logs the first administrator in, and returns the Bearer token. */
export async function logIn(site: Site, password: string | undefined): Promise<string> {
  const response = await call(site, '/admin/login', { method: 'POST', body: { username: 'admin', password } });
  if (response.status !== 200) throw new Error(`The administrator cannot log in: ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  return token;
}

export async function problems(site: Site): Promise<Listed[]> {
  return (await (await call(site, '/sheetproblem')).json()) as Listed[];
}

export const createProblem = (site: Site, token: string, id: number): Promise<Response> =>
  call(site, '/sheetproblem', { method: 'POST', token, body: { id, name: `Problem ${id}`, topic: 'Arrays' } });

const MESSAGE = { firstname: 'Ada', lastname: 'L', email: 'ada@example.org', phonenumber: '0123456789', message: 'Hi' };

/** Sends 30 messages to the site's owners, to each site in turn; they take 20 in the time that the limit counts. */
export const statusesOfMessages = (sites: Site[]): Promise<number[]> =>
  Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const site = sites[index % sites.length] as Site; // the index exists
      return (await call(site, '/contact/contactInfo', { method: 'POST', body: MESSAGE })).status;
    }),
  );

type Stream = { site: Site; token: string; ids: number[]; width: number; onAnswer(acknowledged: number[]): void };

/**
 * Creates problems with these ids, `width` at a time, until all exist or the site is gone.
 * @returns the ids whose creation was answered with 201
 */
export async function streamCreates({ site, token, ids, width, onAnswer }: Stream): Promise<number[]> {
  const waiting = [...ids];
  const acknowledged: number[] = [];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const { status } = await createProblem(site, token, id);
      if (status !== 201) continue;
      acknowledged.push(id);
      onAnswer(acknowledged);
    }
  };
  // A worker ends at its first call without an answer, as is expected when the site is killed.
  await Promise.allSettled(Array.from({ length: width }, work));
  return acknowledged;
}
