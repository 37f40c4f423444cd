import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** The ids of a request, which connect its log lines with those of a proxy in front. */
export type Trace = { traceId: string; requestId: string };

const traces = new AsyncLocalStorage<Trace>();

/** Everything that `work` starts, jobs included, belongs to the trace. */
export const withTrace = <T>(trace: Trace, work: () => T): T => traces.run(trace, work);

export const currentTrace = (): Trace | undefined => traces.getStore();

/** W3C Trace Context, version 00 and the part that later versions begin with; ids of all zeros are invalid. */
const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-.*)?$/;

/**
 * Returns the trace id from the `traceparent` header of the proxy in front if it is well-formed, otherwise a new one.
 */
export function traceIdOf(traceparent: string | string[] | undefined): string {
  const [, version, traceId, more] = (typeof traceparent === 'string' && TRACEPARENT.exec(traceparent)) || [];
  return traceId && !(version === '00' && more) ? traceId : randomBytes(16).toString('hex');
}
