import { callTRPCProcedure } from '@trpc/server';
import type { Response } from 'express';
import { VISITOR } from '#server/access/access.ts';
import type { Services } from '#server/services.ts';
import { appRouter } from '#server/trpc-router.ts';
import type { Context } from './procedures.ts';

/** Answers queries of this door within the process, as it would answer a visitor over HTTP. */
export function visitorQuery(services: Services, siteUrl: string, onUnknownError: Context['onUnknownError']) {
  return async (path: string, input: unknown): Promise<unknown> => {
    const response = {} as Response; // queries set no cookies
    const ctx: Context = { services, viewer: VISITOR, response, siteUrl, clientAddress: '', onUnknownError };
    const getRawInput = () => Promise.resolve(input);
    const data: unknown = await callTRPCProcedure({
      router: appRouter,
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
