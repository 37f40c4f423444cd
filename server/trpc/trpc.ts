import { initTRPC, TRPCError } from '@trpc/server';
import type { Response } from 'express';
import { toAppError } from '#server/errors.ts';
import type { Viewer } from '#server/services/access.ts';
import type { Services } from '#server/services/services.ts';
import { ERRORS } from '#shared/errors.ts';

export type Context = {
  services: Services;
  viewer: Viewer;
  response: Response;
  siteUrl: string;
  /** Logs a failure that was not foreseen. */
  onUnknownError(error: unknown): void;
};

const t = initTRPC.context<Context>().create({
  errorFormatter({ shape, error }) {
    const known = toAppError(error.cause ?? error);
    // tRPC's own refusals (no such procedure, malformed body) keep their code and words.
    if (known.code === 'internal' && error.code !== 'INTERNAL_SERVER_ERROR')
      return { ...shape, data: { ...shape.data, stack: undefined } };
    const { code, issues, message, status } = known;
    return {
      ...shape,
      message,
      data: { path: shape.data.path, code: ERRORS[code].trpc, httpStatus: status, reason: code, issues },
    };
  },
});

/** Failures of services become tRPC's, by the one table of codes. */
const translateErrors = t.middleware(async ({ ctx, next }) => {
  const result = await next();
  if (result.ok) return result;
  const cause =
    result.error.code === 'INTERNAL_SERVER_ERROR' || result.error.code === 'BAD_REQUEST'
      ? result.error.cause
      : undefined;
  if (!cause) return result;
  const known = toAppError(cause);
  if (known.code === 'internal') ctx.onUnknownError(cause);
  throw new TRPCError({ code: ERRORS[known.code].trpc, message: known.message, cause: known });
});

export const router = t.router;
export const procedure = t.procedure.use(translateErrors);
