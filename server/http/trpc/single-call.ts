import { text } from 'node:stream/consumers';
import { type AnyRouter, callTRPCProcedure, getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { Request, RequestHandler, Response } from 'express';
import { PRIVATE } from '#server/http/caching.ts';
import { type Context, errorFormatter } from './procedures.ts';
import { procedureAt } from './router-procedures.ts';

type SingleCalls = { router: AnyRouter; createContext(request: Request, response: Response): Promise<Context> };

const HEADERS = new Map(
  Object.entries({ Vary: 'trpc-accept, accept', 'Content-Type': 'application/json', ...PRIVATE }),
);

/**
 * Answers a single mutation with JSON, as pages send it, like tRPC's adapter for Express does. The adapter creates a
 * Request, a Response and streams for each call, which takes longer than saving a tick. All other calls are left to it.
 * @param bodyLimit in bytes
 */
export function singleCalls({ router, createContext }: SingleCalls, bodyLimit: number): RequestHandler {
  const type = 'mutation';
  return async (request, response, next) => {
    const path = request.path.slice(1);
    const procedure = procedureAt(router, path);
    if (procedure?.type !== type || procedure.meta?.streams || !isPlain(request, bodyLimit)) return next();

    const clientGone = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) clientGone.abort();
    });
    let reading: Promise<unknown> | undefined;
    // Read only on demand: nothing is read from viewers who may not make the call.
    const getRawInput = () => (reading ??= jsonOf(request));
    const send = (status: number, answer: object) => {
      response.status(status).setHeaders(HEADERS).end(JSON.stringify(answer));
    };
    try {
      const ctx = await createContext(request, response);
      const call = { router, path, getRawInput, ctx, type, signal: clientGone.signal, batchIndex: 0 } as const;
      const data: unknown = await callTRPCProcedure(call);
      send(200, { result: { data } });
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      const { code, message } = error;
      const data = { code, httpStatus: getHTTPStatusCodeFromError(error), path };
      const answer = errorFormatter({ shape: { message, code: TRPC_ERROR_CODES_BY_KEY[code], data }, error });
      send(answer.data.httpStatus, { error: answer });
    }
  };
}

/** No batch, no stream, and a body whose Content-Length is within the limit. */
function isPlain({ url, method, headers }: Request, bodyLimit: number): boolean {
  const { accept = '', 'content-type': contentType = '', 'content-length': length } = headers;
  return (
    method === 'POST' &&
    !url.includes('?') &&
    contentType.startsWith('application/json') &&
    Number(length) <= bodyLimit &&
    headers['trpc-accept'] === undefined &&
    !accept.includes('jsonl')
  );
}

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await text(request));
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: cause instanceof Error ? cause.message : undefined, cause });
  }
}
