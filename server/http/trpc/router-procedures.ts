import type { AnyRouter } from '@trpc/server';
import type { z } from 'zod';
import type { Meta } from './procedures.ts';

/** The parts of a procedure that are read here; its input has at most one schema. */
export type RouterProcedure = { type: 'query' | 'mutation'; meta?: Meta; inputs: readonly z.ZodType[] };

// Only this file knows that tRPC stores all this under `_def`, which is undocumented.
const definitionsOf = (router: AnyRouter) =>
  router._def.procedures as unknown as Record<string, { _def: RouterProcedure }>; // keyed by full path

/** Returns undefined when there is no procedure with this name. */
export function procedureAt(router: AnyRouter, path: string): RouterProcedure | undefined {
  const definitions = definitionsOf(router);
  return Object.hasOwn(definitions, path) ? definitions[path]?._def : undefined;
}

export const proceduresOf = (router: AnyRouter): ({ path: string } & RouterProcedure)[] =>
  Object.entries(definitionsOf(router)).map(([path, { _def }]) => ({ path, ..._def }));
