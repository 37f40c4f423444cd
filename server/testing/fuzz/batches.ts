import fc from 'fast-check';
import type { Answer } from '../http.ts';
import type { Operation } from './operations.ts';
import { isRefusal, isTrpcRefusal, OUTSIDE, ROLES, type Sent } from './sent.ts';
import { valuesFor } from './values.ts';

/** More calls than a batch may have. */
const MAX = 25;

/** Requests with several calls of the tRPC API: queries, or mutations. */
export const batchesOf = (operations: readonly Operation[]): { name: string; calls: fc.Arbitrary<Sent> }[] =>
  ['GET', 'POST'].map((method) => {
    const own = operations.filter((operation) => operation.api === 'tRPC' && operation.method === method);
    return { name: `a batch by ${method}`, calls: batches(method, own) };
  });

function batches(method: string, operations: readonly Operation[]): fc.Arbitrary<Sent> {
  const call = fc
    .constantFrom(...operations)
    .chain(({ name, input, definitions }) =>
      fc.record({ name: fc.constant(name), value: input ? valuesFor(input, definitions) : fc.constant(undefined) }),
    );
  return fc
    .tuple(fc.constantFrom(...ROLES), fc.array(call, { minLength: 1, maxLength: MAX }), fc.ipV4())
    .map(([role, calls, ipAddress]) => {
      const inputs = JSON.stringify(Object.fromEntries(calls.map(({ value }, index) => [index, value])));
      const path = `/trpc/${calls.map(({ name }) => name).join()}?batch=1`;
      const headers = { 'X-Forwarded-For': ipAddress };
      if (method === 'POST') return { role, address: path, call: { method, headers, body: inputs } };
      const inputQuery = `&input=${encodeURIComponent(inputs.toWellFormed())}`;
      return { role, address: path + (inputQuery.length < 12_000 ? inputQuery : ''), call: { method, headers } };
    });
}

/**
 * Returns what is wrong with the answer to a batch, which must have an answer for each call or refuse all; null if
 * nothing is.
 */
export function batchErrorOf({ status, text }: Answer): string | null {
  const body = JSON.parse(text) as object | object[];
  const answers = Array.isArray(body) ? (body as object[]) : [body];
  if (status >= 400 && isRefusal(body)) return null;
  if (!answers.every((one) => 'result' in one || isTrpcRefusal(one))) return 'an answer in another form';
  const failed = answers.some((one) => statusIn(one) >= 500 && !OUTSIDE.has(statusIn(one)));
  return failed || (status >= 500 && !OUTSIDE.has(status)) ? 'a failure' : null;
}

const statusIn = (answer: object): number =>
  (answer as { error?: { data?: { httpStatus?: number } } }).error?.data?.httpStatus ?? 200; // any JSON
