import { type AnyRouter, initTRPC, TRPCError } from '@trpc/server';
import type { Response } from 'express';
import { z } from 'zod';
import { type Action, requireAccess, type Viewer } from '#server/access/access.ts';
import { AppError, toAppError } from '#server/errors.ts';
import { noteTrouble } from '#server/http/trouble.ts';
import { ERRORS } from '#shared/errors.ts';
import type { ResourceName } from '#shared/resources/index.ts';

export type Context = {
  viewer: Viewer;
  /** Who asks when it is about a learner's own session, whoever else is signed in in the same browser. */
  learner(): Promise<Viewer>;
  response: Response;
  siteUrl: string;
  clientAddress: string;
  /** As the client calls itself. */
  userAgent: string;
  /** The token of the browser's cookie by which its next sign-in is told from one of another; '' for none. */
  device: string;
  /** Asked before an expensive call. @throws AppError while the event loop lags */
  requireCalm(): void;
  /** Logs a failure that was not foreseen. */
  onUnknownError(error: unknown): void;
};

export type Meta = {
  /** What it is by the table of access, which decides what caches may do with the answer. */
  action: Action;
  /** Of a query whose answer to everybody follows from its input and these alone: it is kept until one changes. */
  madeOf?: readonly ResourceName[];
  /** Of a kept query that holds something back until an instant: its answer names that, ISO, in `opensAt`, or null. */
  opens?: true;
  /** In bytes, of a call that carries a file. */
  bodyLimit?: number;
  /** Refused while the event loop lags. */
  isExpensive?: true;
  /** Answers in pieces: to be called by httpBatchStreamLink. */
  streams?: true;
};

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    errorFormatter({ shape, error }) {
      const known = toAppError(error.cause ?? error);
      // tRPC's own refusals (no such procedure, malformed body) keep their code and words.
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
  noteTrouble(ctx.response, known);
  if (known.code === 'internal') ctx.onUnknownError(cause);
  throw new TRPCError({ code: ERRORS[known.code].trpc, message: known.message, cause: known });
});

const isMalformed = (getRawInput: () => Promise<unknown>) =>
  getRawInput().then(
    () => false,
    () => true,
  );

export const router = t.router;

/** What is known of a procedure; its input has one schema, if any. */
type Procedure = { _def: { type: string; meta?: Meta; inputs: z.ZodType[] } };

/** Undefined where there is none of that name. */
export function procedureAt(router: AnyRouter, path: string): Procedure | undefined {
  const procedures = router._def.procedures as unknown as Record<string, Procedure>; // by their whole paths
  return Object.hasOwn(procedures, path) ? procedures[path] : undefined;
}

const guarded = (action: Action, asks: (ctx: Context) => Viewer | Promise<Viewer>) =>
  t.procedure
    .meta({ action })
    .use(translateErrors)
    .use(async ({ ctx, meta, next }) => {
      if (meta?.isExpensive) ctx.requireCalm();
      const viewer = await asks(ctx);
      requireAccess(viewer, action);
      return next({ ctx: { ...ctx, viewer } });
    });

/** A call that those may make whom the table of access lets do so; of others not even the input is read. */
export const procedure = (action: Action) => guarded(action, ({ viewer }) => viewer);

/** Likewise, for a query whose answer follows from its input and these resources alone, and is kept. */
export const cachedProcedure = (action: Action, ...madeOf: ResourceName[]) =>
  procedure(action).meta({ action, madeOf });

/** Likewise, for a query whose answer holds something back until the instant that it names in `opensAt`. */
export const openingProcedure = (action: Action, ...madeOf: ResourceName[]) =>
  procedure(action).meta({ action, madeOf, opens: true });

/** Likewise, for what is the learner's own. */
export const learnersProcedure = (action: Action) => guarded(action, (ctx) => ctx.learner());

/**
 * The input of a form, as its schema takes it. It carries the type, and is passed on as it came: the service parses it,
 * so that its messages are the same at both doors.
 */
export function form<S extends z.ZodType>(schema: S) {
  const input = z.custom<z.input<S>>();
  forms.set(input, schema);
  return input;
}

const forms = new WeakMap<z.core.$ZodType, z.ZodType>();

/** What the service checks behind an input that was made by `form`. */
export const formSchema = (input: z.core.$ZodType): z.ZodType | undefined => forms.get(input);

const MAX_KEY = 64;

/** Of a record, whatever it is of: what is no uuid is found nowhere. */
export const byKey = z.object({ key: z.string().max(MAX_KEY) });

export const pageNumber = z.number().int().min(1).max(1_000_000).default(1);
