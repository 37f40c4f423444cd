import { ADMIN_PASSWORD } from './load/processes.ts';

type Sent = { token?: string; method?: string; body?: object };

/** @returns a token of the first administrator */
export async function logIn(url: string): Promise<string> {
  const body = { username: 'admin', password: ADMIN_PASSWORD };
  return (await sendJson<{ token: string }>(`${url}/admin/login`, { body })).token;
}

/**
 * Calls either API. @returns the body; from the tRPC API, its data
 * @throws Error when the status is not 2xx
 */
export async function sendJson<T>(address: string, { token, body, method }: Sent): Promise<T> {
  const answer = await fetch(address, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  const data = (await answer.json()) as { result?: { data: T } }; // the tRPC API has this shape
  return data.result ? data.result.data : (data as T);
}
