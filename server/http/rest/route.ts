import { z } from 'zod';
import type { Action, Viewer } from '#server/access/access.ts';
import type { Account, Session } from '#server/access/sessions.ts';
import type { ResourceName } from '#shared/resources/index.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type RestRequest = {
  viewer: Viewer;
  /** Of the client, through as many proxies as are trusted. */
  clientAddress: string;
  /** As the client calls itself. */
  userAgent: string;
  /** The token of the browser's cookie by which its next sign-in is told from one of another; '' for none. */
  device: string;
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
};

export type RestAnswer<Body = unknown> = {
  body: Body;
  /** A session to hand over as a cookie, besides what the body says. */
  session?: Session;
  /** The token to tell the browser by at its next sign-in. */
  device?: string;
  endSession?: Account;
};

/** One documented call: what serves it and what describes it are the same object. */
export type Route<Answer extends z.ZodType = z.ZodType> = {
  method: Method;
  /** With parameters in braces, as OpenAPI writes them. */
  path: `/${string}`;
  /** The same, as old clients write it too. */
  alias?: `/${string}`;
  summary: string;
  tag: string;
  /** What it is by the table of access, which decides what caches may do with the answer. */
  action: Action;
  /** What the service parses the body with. */
  body?: z.ZodType;
  query?: Record<string, z.ZodType>;
  /** When all is well. */
  answer: { status: number; schema: Answer };
  /** Besides those that any call may end with. */
  errors?: number[];
  handle(request: RestRequest): Promise<RestAnswer<z.input<Answer>>>;
  /** The list whose ready bytes answer this route when it is asked without a query. */
  publicList?: ResourceName;
  /** Refused while the event loop lags. */
  isExpensive?: true;
  /** About the learner's own session, whoever else is signed in in the same browser. */
  learnersOwn?: true;
};

/** Checks that a route answers what it says, and forgets the type. */
export const route = <Answer extends z.ZodType>(given: Route<Answer>): Route => given;

/** The answer that says no more than that it was done. */
export const done = <Text extends string>(message: Text, status = 200) => ({
  answer: { status, schema: z.object({ message: z.literal(message) }) },
  body: { message },
});

/** A record's key at this door. */
export const keySchema = z.uuid();
