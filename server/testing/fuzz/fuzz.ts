import fc from 'fast-check';
import type { TestApp } from '../test-app.ts';
import type { Answer } from '../http.ts';
import { fingerprint } from './fingerprint.ts';
import { batchesOf, batchErrorOf } from './batches.ts';
import { type Operation, operationsOf } from './operations.ts';
import { isRefusal, isTrpcRefusal, OUTSIDE, ROLES, type Role, type Sent } from './sent.ts';
import { hostile, type JsonSchema, valuesFor } from './values.ts';

/** What is called: the calls, and a function that returns what is wrong with an answer, or null. */
type Target = { name: string; calls: fc.Arbitrary<Sent>; faultOf(answer: Answer): string | null };

export type Fuzzed = { calls: number; statuses: Record<number, number>; findings: string[] };

/** The timeout of a call in milliseconds, longer than any takes on a busy machine. */
const DEADLINE = 10_000;

/**
 * Sends the given number of calls, spread over all operations of both APIs, and batches of the tRPC API.
 * @returns at most one finding for each operation, shrunk as far as possible
 */
export async function fuzz(app: TestApp, { seed, calls }: { seed: number; calls: number }): Promise<Fuzzed> {
  const operations = await operationsOf(app);
  const single = operations.map((operation): Target => ({
    name: operation.name,
    calls: callsOf(operation),
    faultOf: (answer) => faultOf(operation, answer),
  }));
  const batches = batchesOf(operations).map((one): Target => ({ ...one, faultOf: batchErrorOf }));
  const targets = [...single, ...batches];
  const statuses: Record<number, number> = {};
  const findings: string[] = [];
  let callCount = 0;
  let state = await fingerprint(app);
  for (const [index, target] of targets.entries()) {
    // Sign-outs and removals end sessions, so each target has separate accounts.
    const people: Partial<Record<Role, { token: string }>> = {
      learner: await app.createUser(),
      administrator: await app.createAdministrator(),
    };
    state = await fingerprint(app);
    const fits = fc.asyncProperty(target.calls, async ({ role, address, call }) => {
      callCount++;
      const token = people[role]?.token;
      const answer = await inTime(app.rest(address, { ...call, token }));
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const after = await fingerprint(app);
      const before = state;
      state = after;
      const fault =
        target.faultOf(answer) ?? (answer.status >= 400 && before !== after ? 'a refused call wrote' : null);
      if (fault !== null) throw new Error(`${fault}: ${answer.status} ${answer.text.slice(0, 300)}`);
    });
    const share = Math.floor(((index + 1) * calls) / targets.length) - Math.floor((index * calls) / targets.length);
    if (share === 0) continue;
    const run = await fc.check(fits, { seed: seed + index, numRuns: share, endOnFailure: false });
    if (run.failed)
      findings.push(`${target.name}: ${String(run.errorInstance)}\n  ${curlOf(app.url, run.counterexample?.[0])}`);
  }
  return { calls: callCount, statuses, findings };
}

function inTime(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error(`no answer within ${DEADLINE} ms`)), DEADLINE);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function faultOf({ api }: Operation, { status, text }: Answer): string | null {
  if (status >= 500 && !OUTSIDE.has(status)) return 'a failure';
  if (status < 400) return null;
  // A body that is not JSON throws, which is a finding.
  const body = JSON.parse(text) as object;
  return (api === 'REST' ? isRefusal(body) : isTrpcRefusal(body)) ? null : 'a refusal in another form';
}

const pathValue = fc.oneof(
  fc.uuid(),
  fc.constantFrom('1', '99999999999', '__proto__', '%00', '%', '%ED%A0%80', '界'.repeat(300)),
);

function callsOf({ api, method, path, input, query, definitions }: Operation): fc.Arbitrary<Sent> {
  const body = input === null ? fc.constant(undefined) : valuesFor(input, definitions);
  const search = fc.record(
    Object.fromEntries(Object.entries(query).map(([name, schema]) => [name, queryText(schema)])),
  );
  const forwarded = fc.ipV4().map((address) => ({ 'X-Forwarded-For': address }));
  return fc
    .tuple(fc.constantFrom(...ROLES), body, search, pathValue, forwarded, damage)
    .map(([role, value, asked, one, headers, damaged]) => {
      const text = value === undefined ? undefined : damaged.text(JSON.stringify(value));
      if (api === 'tRPC' && method === 'GET') {
        const inputQuery = text === undefined ? '' : `?input=${encodeURIComponent(text.toWellFormed())}`;
        return { role, address: path + (inputQuery.length < 12_000 ? inputQuery : ''), call: { method, headers } };
      }
      const parameters = new URLSearchParams(
        Object.entries(asked).flatMap(([name, values]) => values.map((one) => [name, one])),
      );
      const address = path.replace(/\{\w+\}/, one.startsWith('%') ? one : encodeURIComponent(one));
      const asking = parameters.size > 0 ? `?${parameters.toString()}` : '';
      return {
        role,
        address: address + asking,
        call: { method, headers: { ...headers, ...damaged.headers }, ...(text !== undefined && { body: text }) },
      };
    });
}

/** The values of a parameter, which is sometimes sent twice. */
const queryText = (schema: JsonSchema) =>
  fc.array(
    fc
      .oneof(valuesFor(schema, {}), hostile)
      .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 300).toWellFormed()),
    {
      minLength: 1,
      maxLength: 2,
    },
  );

type Damage = { headers: Record<string, string>; text(body: string): string };
const whole = (body: string) => body;

/** Damage to a body or its headers in transit: mostly none. */
const damage: fc.Arbitrary<Damage> = fc.oneof(
  { weight: 20, arbitrary: fc.constant<Damage>({ headers: {}, text: whole }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Damage>(
      { headers: {}, text: (body) => body.slice(0, body.length / 2) },
      { headers: {}, text: (body) => `${body}}` },
      { headers: {}, text: (body) => body.replace('{', '{"__proto__":{"a":1},"id":1,"id":2,') },
      { headers: { 'Content-Type': 'text/plain' }, text: whole },
      { headers: { 'Content-Type': 'application/json; charset=utf-16' }, text: whole },
      { headers: { 'Content-Encoding': 'gzip' }, text: whole },
      { headers: { 'Content-Encoding': 'nonsense' }, text: whole },
    ),
  },
);

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function curlOf(site: string, sent: Sent | undefined): string {
  if (!sent) return '';
  const { role, address, call } = sent;
  const headers = Object.entries({ 'Content-Type': 'application/json', ...call.headers }).map(
    (pair) => `-H ${quoted(pair.join(': '))}`,
  );
  const data = typeof call.body === 'string' ? ` --data-raw ${quoted(call.body.slice(0, 2000))}` : '';
  return `curl -X ${call.method} ${headers.join(' ')} -H "Authorization: Bearer $${role.toUpperCase()}" ${quoted(site + address)}${data}`;
}
