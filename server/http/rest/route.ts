import type { Action, Viewer } from '#server/access/access.ts';
import type { Services } from '#server/services.ts';
import type { Account, Session } from '#server/access/sessions.ts';
import type { ResourceName } from '#shared/resources/index.ts';

export type JsonSchema = Record<string, unknown>;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type RestRequest = {
  viewer: Viewer;
  services: Services;
  /** Of the client, through as many proxies as are trusted. */
  clientAddress: string;
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
};

export type RestAnswer = {
  body: unknown;
  /** A session to hand over as a cookie, besides what the body says. */
  session?: Session;
  endSession?: Account;
};

/** One documented call: what serves it and what describes it are the same object. */
export type Route = {
  method: Method;
  /** With parameters in braces, as OpenAPI writes them. */
  path: `/${string}`;
  summary: string;
  tag: string;
  action: Action;
  body?: JsonSchema;
  query?: Record<string, JsonSchema>;
  /** When all is well. */
  answer: { status: number; schema: JsonSchema };
  /** Besides those that any call may end with. */
  errors?: number[];
  handle(request: RestRequest): Promise<RestAnswer>;
  /** The list whose ready bytes answer this route when it is asked without a query. */
  publicList?: ResourceName;
  /** About the learner's own session, whoever else is signed in in the same browser. */
  learnersOwn?: true;
  /** Holds personal data: never stored by a cache. */
  personal?: true;
};

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

export const message = (text?: string): JsonSchema => ({
  type: 'object',
  required: ['message'],
  properties: { message: { type: 'string', ...(text ? { examples: [text] } : {}) } },
});
