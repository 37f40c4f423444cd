import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { Ask } from '#shared/rendering.ts';
import { type AppRouter, trpc } from './trpc.ts';

/** A client for rendering on the server: queries are answered in process, without HTTP. */
export const createInProcessClient = (ask: Ask) => trpc.createClient({ links: [inProcess(ask)] });

const inProcess =
  (ask: Ask): TRPCLink<AppRouter> =>
  () =>
  ({ op }) =>
    observable((observer) => {
      ask(op.path, op.input).then(
        (data) => {
          observer.next({ result: { type: 'data', data } });
          observer.complete();
        },
        (error: unknown) =>
          observer.error(TRPCClientError.from(error instanceof Error ? error : new Error(String(error)))),
      );
    });
