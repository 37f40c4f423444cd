import type { Call } from '../http.ts';

export const ROLES = ['visitor', 'learner', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

export type Sent = { role: Role; address: string; call: Call };

/** Statuses that are not findings: without a model and a mail server, chat and mails may fail as documented. */
export const OUTSIDE: ReadonlySet<number> = new Set([502, 503]);

/** Whether a body has the shape of a refusal at the tRPC API. */
export function isTrpcRefusal(body: object): boolean {
  const { error } = body as { error?: { message?: unknown; data?: unknown } }; // any JSON
  return typeof error?.message === 'string' && typeof error.data === 'object';
}

/** Whether a body has the shape of a refusal at the REST API, or of a request refused before its calls are read. */
export function isRefusal(body: object): boolean {
  const { message, code } = body as { message?: unknown; code?: unknown }; // any JSON
  return typeof message === 'string' && typeof code === 'string';
}
