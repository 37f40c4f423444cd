import type { Call } from '../http.ts';

export const ROLES = ['visitor', 'learner', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

export type Sent = { role: Role; address: string; call: Call };

/** Without a model and a mail server chat and mails may fail as documented. */
export const OUTSIDE: ReadonlySet<number> = new Set([502, 503]);

/** Whether this is how the tRPC door refuses a call. */
export function isTrpcRefusal(body: object): boolean {
  const { error } = body as { error?: { message?: unknown; data?: unknown } }; // any JSON
  return typeof error?.message === 'string' && typeof error.data === 'object';
}

/** Whether this is how a request is refused before a call is looked at, and how the REST door refuses one. */
export function isRefusal(body: object): boolean {
  const { message, code } = body as { message?: unknown; code?: unknown }; // any JSON
  return typeof message === 'string' && typeof code === 'string';
}
