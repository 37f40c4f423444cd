import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** One piece of work, from the edge to the log. */
export type Trace = { traceId: string; requestId: string };

const traces = new AsyncLocalStorage<Trace>();

/** Whatever is begun here, jobs too, belongs to the trace. */
export const withTrace = <T>(trace: Trace, work: () => T): T => traces.run(trace, work);

export const currentTrace = (): Trace | undefined => traces.getStore();

/** W3C Trace Context, version 00 and what later ones begin with; all zeros are nobody's. */
const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-.*)?$/;

/** The id that a proxy in front has given, where its header is well-formed, else a new one. */
export function traceIdOf(traceparent: string | string[] | undefined): string {
  const [, version, traceId, more] = (typeof traceparent === 'string' && TRACEPARENT.exec(traceparent)) || [];
  return traceId && !(version === '00' && more) ? traceId : randomBytes(16).toString('hex');
}
