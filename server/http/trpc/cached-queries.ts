import { type AnyRouter, callTRPCProcedure } from '@trpc/server';
import type { Response } from 'express';
import { z } from 'zod';
import { VISITOR } from '#server/access/access.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';
import type { PreparedResponse } from '#server/http/prepared-response.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import type { Context, Meta } from './procedures.ts';
import { procedureAt } from './router-procedures.ts';

type Deps = { router: AnyRouter; answers: ResponseCache; siteUrl: string } & Pick<Context, 'onUnknownError'>;

/** A cached query with one input. */
export type CachedQuery = {
  meta: Meta;
  /** The response as the tRPC API sends it, if it is cached. */
  cached(): PreparedResponse | undefined;
  read(): Promise<PreparedResponse>;
};

/** Queries of the tRPC API, called within the process as a visitor. */
export type VisitorQueries = {
  /** Returns null if there is no such cached query: an uncached or unknown procedure, or an input that it refuses. */
  cachedQuery(path: string, input: unknown): CachedQuery | null;
  /**
   * Returns the data of the response, the resources that it depends on (null if it must not be cached), and whether it
   * is the last known answer.
   */
  ask(path: string, input: unknown): Promise<QueryAnswer>;
};

export type QueryAnswer = {
  data: unknown;
  reads: readonly ResourceName[] | null;
  isLastKnown: boolean;
};

export function visitorQueries({ router, answers, siteUrl, onUnknownError }: Deps): VisitorQueries {
  const ctx: Context = {
    viewer: VISITOR,
    learner: () => Promise.resolve(VISITOR),
    // Queries set no cookies, and the caller reports their errors.
    response: { headersSent: true, locals: {} } as Response,
    siteUrl,
    clientAddress: '',
    client: { address: '', userAgent: '', device: '' },
    // Pages are rendered under any load; the API checks the load before it calls.
    rejectIfOverloaded: () => undefined,
    onUnknownError,
  };

  const call = (path: string, input: unknown): Promise<unknown> =>
    callTRPCProcedure({
      router,
      path,
      getRawInput: () => Promise.resolve(input),
      ctx,
      type: 'query',
      signal: undefined,
      batchIndex: 0,
    });

  function cachedQuery(path: string, input: unknown): CachedQuery | null {
    const { meta, inputs = [] } = procedureAt(router, path) ?? {};
    const { reads } = meta ?? {};
    if (!meta || !reads) return null;
    const parsed = inputs.length === 0 ? { success: true as const, data: undefined } : inputs[0]?.safeParse(input);
    if (!parsed?.success) return null;
    const key = `query ${path} ${stableJson(parsed.data)}`;
    const make = async () => {
      const data = await call(path, input);
      return { body: JSON.stringify({ result: { data } }), reads };
    };
    return { meta, cached: () => answers.cached(key), read: () => answers.read(key, make) };
  }

  return {
    cachedQuery,
    async ask(path, input) {
      const query = cachedQuery(path, input);
      // Through JSON, as a client would receive it.
      if (!query)
        return {
          data: asJson(await call(path, input)),
          reads: null,
          isLastKnown: false,
        };
      const { identity, isLastKnown } = query.cached() ?? (await query.read());
      const { data } = answerSchema.parse(JSON.parse(identity.toString())).result;
      return { data, reads: query.meta.reads ?? [], isLastKnown };
    },
  };
}

const answerSchema = z.object({ result: z.object({ data: z.unknown() }) });

const asJson = (data: unknown): unknown => (data === undefined ? undefined : JSON.parse(JSON.stringify(data)));

/** Gives the same text for equal values, whatever the order of their properties. */
const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? '';
