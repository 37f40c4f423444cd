import { z } from 'zod';
import type { Action, Viewer } from '#server/access/access.ts';
import type { Client } from '#server/access/known-devices.ts';
import type { AccountKind, Session } from '#server/access/sessions.ts';
import type { ResourceName } from '#shared/resources/index.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type RestRequest = {
  viewer: Viewer;
  /** The client's address, as the trusted proxies report it. */
  clientAddress: string;
  client: Client;
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  /** Aborts when the client no longer waits for the response. */
  signal: AbortSignal;
};

export type RestAnswer<Body = unknown> = {
  body: Body;
  /** A session to set as a cookie, in addition to the body. */
  session?: Session;
  /** The value of the device cookie, by which the browser is recognised at its next sign-in. */
  device?: string;
  endSession?: AccountKind;
};

/** One documented call: the same object serves and describes it. */
export type Route<Answer extends z.ZodType = z.ZodType> = {
  method: Method;
  /** With parameters in braces, as OpenAPI writes them. */
  path: `/${string}`;
  /** A second path of the call, which old clients use. */
  alias?: `/${string}`;
  summary: string;
  tag: string;
  /** The action in the table of access, which also decides how the response may be cached. */
  action: Action;
  /** The schema with which the service parses the body. */
  body?: z.ZodType;
  query?: Record<string, z.ZodType>;
  /** The response on success. */
  answer: { status: number; schema: Answer };
  /** Error statuses besides those that any call may end with. */
  errors?: number[];
  handle(request: RestRequest): Promise<RestAnswer<z.input<Answer>>>;
  /** The list whose prepared response answers this route when it is requested without a query. */
  publicList?: ResourceName;
  /** Administrators get their own list, which has more records. */
  isListedInFull?: true;
  /** Refused while event loop or thread pool lag. */
  isExpensive?: true;
  /** Refused while too many passwords wait to be hashed. */
  hashesPassword?: true;
  /** About the learner's own session, even if an administrator is signed in in the same browser. */
  learnersOwn?: true;
};

/** Makes the compiler check that a route returns what its schema says, then widens the type. */
export const route = <Answer extends z.ZodType>(fields: Route<Answer>): Route => fields;

/** An answer that only confirms success. */
export const done = <Text extends string>(message: Text, status = 200) => ({
  answer: { status, schema: z.object({ message: z.literal(message) }) },
  body: { message },
});

/** A record's key at this API. */
export const keySchema = z.uuid();
