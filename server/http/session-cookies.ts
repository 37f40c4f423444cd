import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { COOKIE } from './viewer.ts';
import type { Client } from '#server/access/known-devices.ts';
import type { AccountKind, Session } from '#server/access/sessions.ts';

const options = (siteUrl: string) =>
  ({ httpOnly: true, sameSite: 'lax', secure: siteUrl.startsWith('https:'), path: '/' }) as const;

export function setSessionCookie(
  response: Response,
  { account, token, maxAgeSeconds }: Session,
  siteUrl: string,
): void {
  response.cookie(COOKIE[account], token, { ...options(siteUrl), maxAge: maxAgeSeconds * 1000 });
}

export function clearSessionCookie(response: Response, account: AccountKind, siteUrl: string): void {
  response.clearCookie(COOKIE[account], options(siteUrl));
}

const DEVICE = 'gearup_device';
/** The longest time that browsers keep a cookie, in milliseconds. */
const DEVICE_MS = 400 * 24 * 60 * 60 * 1000;

/** Outlives the session: it identifies the browser and gives no access. */
export function setDeviceCookie(response: Response, device: string, siteUrl: string): void {
  response.cookie(DEVICE, device, { ...options(siteUrl), maxAge: DEVICE_MS });
}

/** The client as a sign-in needs it; its address is the one that the trusted proxies report. */
export const clientOf = (request: Request): Client => ({
  address: request.ip ?? '',
  userAgent: request.headers['user-agent'] ?? '',
  device: parseCookie(request.headers.cookie ?? '')[DEVICE] ?? '',
});
