import { initTRPC, type TRPCDefaultErrorShape, TRPCError } from '@trpc/server';
import type { Response } from 'express';
import { z } from 'zod';
import { type Action, requireAccess, type Viewer } from '#server/access/access.ts';
import type { Client } from '#server/access/known-devices.ts';
import { hashingQueue } from '#server/access/hashing-queue.ts';
import { AppError, toAppError } from '#server/errors.ts';
import { recordError } from '#server/http/trouble.ts';
import { ERRORS } from '#shared/errors.ts';
import type { ResourceName } from '#shared/resources/index.ts';

export type Context = {
  viewer: Viewer;
  /** The viewer of a call about a learner's own session, even if an administrator is signed in in the same browser. */
  learner(): Promise<Viewer>;
  response: Response;
  siteUrl: string;
  clientAddress: string;
  client: Client;
  /** Called before an expensive call. @throws AppError while event loop or thread pool lag */
  rejectIfOverloaded(): void;
  /** Logs an unexpected failure. */
  onUnknownError(error: unknown): void;
};

export type Meta = {
  /** Its action in the table of access, which also decides how the response may be cached. */
  action: Action;
  /** For a query whose public response depends only on its input and these: it is cached until one changes. */
  reads?: readonly ResourceName[];
  /** The body limit in bytes of a call that carries a file. */
  bodyLimit?: number;
  /** Refused while event loop or thread pool lag. */
  isExpensive?: true;
  /** Refused while too many passwords wait to be hashed. */
  hashesPassword?: true;
  /** Takes long in another way. A batch holds at most two calls that are expensive, hash a password, or are costly. */
  isCostly?: true;
  /** Streams its response: must be called through httpBatchStreamLink. */
  streams?: true;
};

/** The shape of an error at this API, based on tRPC's own. */
export function errorFormatter({ shape, error }: { shape: TRPCDefaultErrorShape; error: TRPCError }) {
  const known = toAppError(error.cause ?? error);
  // Refusals by tRPC itself (no such procedure, malformed body) keep their code and message.
  if (known.code === 'internal' && error.code !== 'INTERNAL_SERVER_ERROR')
    return { ...shape, data: { ...shape.data, stack: undefined } };
  const { code, issues, message, status } = known;
  return {
    ...shape,
    message,
    data: {
      path: shape.data.path,
      code: ERRORS[code].trpc,
      httpStatus: status,
      reason: code,
      issues,
      ...known.data,
    },
  };
}

const t = initTRPC.context<Context>().meta<Meta>().create({ errorFormatter });

/** Translates the errors of services into tRPC's, by the shared table of codes. */
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
  const translated = toAppError(cause);
  recordError(ctx.response, translated);
  if (translated.code === 'internal') ctx.onUnknownError(cause);
  throw new TRPCError({ code: ERRORS[translated.code].trpc, message: translated.message, cause: translated });
});

const isMalformed = (getRawInput: () => Promise<unknown>) =>
  getRawInput().then(
    () => false,
    () => true,
  );

export const router = t.router;

const guarded = (action: Action, asks: (ctx: Context) => Viewer | Promise<Viewer>) =>
  t.procedure
    .meta({ action })
    .use(translateErrors)
    .use(async ({ ctx, meta, next }) => {
      if (meta?.isExpensive) ctx.rejectIfOverloaded();
      if (meta?.hashesPassword) hashingQueue.requireRoom();
      const viewer = await asks(ctx);
      requireAccess(viewer, action);
      return next({ ctx: { ...ctx, viewer } });
    });

/** A call for the viewers whom the table of access allows; the input of others is not even read. */
export const procedure = (action: Action) => guarded(action, ({ viewer }) => viewer);

/** Likewise, for a query whose response depends only on its input and these resources, and is cached. */
export const cachedProcedure = (action: Action, ...reads: ResourceName[]) => procedure(action).meta({ action, reads });

/** Likewise, for a call about the learner's own session. */
export const learnersProcedure = (action: Action) => guarded(action, (ctx) => ctx.learner());

/**
 * The input of a form: typed by its schema, but passed on unparsed. The service parses it, so that the messages are the
 * same at both APIs.
 */
export function form<S extends z.ZodType>(schema: S) {
  const input = z.custom<z.input<S>>();
  forms.set(input, schema);
  return input;
}

const forms = new WeakMap<z.core.$ZodType, z.ZodType>();

/** The schema by which the service checks an input that was declared with `form`. */
export const formSchema = (input: z.core.$ZodType): z.ZodType | undefined => forms.get(input);

const MAX_KEY = 64;

/** The key of a record of any resource; a key that is not a UUID is never found. */
export const byKey = z.object({ key: z.string().max(MAX_KEY) });

export const pageNumber = z.number().int().min(1).max(1_000_000).default(1);
