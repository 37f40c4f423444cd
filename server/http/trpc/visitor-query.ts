import { type AnyRouter, callTRPCProcedure } from '@trpc/server';
import type { Response } from 'express';
import { VISITOR } from '#server/access/access.ts';
import type { Context } from './procedures.ts';

/** Answers a query of the tRPC door within the process, as it would answer a visitor over HTTP. */
export type VisitorQuery = (path: string, input: unknown) => Promise<unknown>;

type Deps = { router: AnyRouter; siteUrl: string } & Pick<Context, 'onUnknownError'>;

export function visitorQuery({ router, siteUrl, onUnknownError }: Deps): VisitorQuery {
  const ctx: Context = {
    viewer: VISITOR,
    learner: () => Promise.resolve(VISITOR),
    response: {} as Response, // queries set no cookies
    siteUrl,
    clientAddress: '',
    onUnknownError,
  };
  return async (path, input) => {
    const getRawInput = () => Promise.resolve(input);
    const data: unknown = await callTRPCProcedure({
      router,
      path,
      getRawInput,
      ctx,
      type: 'query',
      signal: undefined,
      batchIndex: 0,
    });
    // As it would have travelled.
    return data === undefined ? undefined : JSON.parse(JSON.stringify(data));
  };
}
