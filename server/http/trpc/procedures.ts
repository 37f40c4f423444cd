import { initTRPC, TRPCError } from '@trpc/server';
import type { Response } from 'express';
import { learnerOf } from '#server/http/viewer.ts';
import { AppError, toAppError } from '#server/errors.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Services } from '#server/services.ts';
import { ERRORS } from '#shared/errors.ts';

export type Context = {
  services: Services;
  viewer: Viewer;
  response: Response;
  siteUrl: string;
  clientAddress: string;
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
      data: { path: shape.data.path, code: ERRORS[code].trpc, httpStatus: status, reason: code, issues, ...known.data },
    };
  },
});

/** Failures of services become tRPC's, by the one table of codes. */
const translateErrors = t.middleware(async ({ ctx, getRawInput, next }) => {
  const result = await next();
  if (result.ok) return result;
  const cause =
    result.error.code === 'INTERNAL_SERVER_ERROR' || result.error.code === 'BAD_REQUEST'
      ? result.error.cause
      : undefined;
  if (!cause) return result;
  if (cause instanceof SyntaxError && (await isMalformed(getRawInput))) {
    const malformed = new AppError('malformed_json', 'The body is not valid JSON', { cause });
    throw new TRPCError({ code: ERRORS.malformed_json.trpc, message: malformed.message, cause: malformed });
  }
  const known = toAppError(cause);
  // Of a stream they have gone ahead.
  if (known.retryAfter !== undefined && !ctx.response.headersSent)
    ctx.response.setHeader('Retry-After', known.retryAfter);
  if (known.code === 'internal') ctx.onUnknownError(cause);
  throw new TRPCError({ code: ERRORS[known.code].trpc, message: known.message, cause: known });
});

const isMalformed = (getRawInput: () => Promise<unknown>) =>
  getRawInput().then(
    () => false,
    () => true,
  );

export const router = t.router;
export const procedure = t.procedure.use(translateErrors);

/** For what is the learner's own, whoever else is signed in in the same browser. */
export const learnersProcedure = procedure.use(async ({ ctx, next }) => {
  const viewer = await learnerOf(ctx.response.req, ctx.viewer, ctx.services.sessions);
  return next({ ctx: { ...ctx, viewer } });
});
