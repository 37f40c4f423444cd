import type { AnyRouter } from '@trpc/server';
import type { z } from 'zod';
import type { Meta } from './procedures.ts';

/** What is read of a procedure; its input has at most one schema. */
export type RouterProcedure = { type: 'query' | 'mutation'; meta?: Meta; inputs: readonly z.ZodType[] };

// Only this file knows that tRPC keeps all this under `_def`, which it does not document.
const definitionsOf = (router: AnyRouter) =>
  router._def.procedures as unknown as Record<string, { _def: RouterProcedure }>; // keyed by full path

/** Undefined where there is none of that name. */
export function procedureAt(router: AnyRouter, path: string): RouterProcedure | undefined {
  const definitions = definitionsOf(router);
  return Object.hasOwn(definitions, path) ? definitions[path]?._def : undefined;
}

export const proceduresOf = (router: AnyRouter): ({ path: string } & RouterProcedure)[] =>
  Object.entries(definitionsOf(router)).map(([path, { _def }]) => ({ path, ..._def }));
