import type { Response } from 'express';
import { COOKIE } from './viewer.ts';
import type { Account, Session } from '#server/access/sessions.ts';

const options = (siteUrl: string) =>
  ({ httpOnly: true, sameSite: 'lax', secure: siteUrl.startsWith('https:'), path: '/' }) as const;

export function setSessionCookie(
  response: Response,
  { account, token, maxAgeSeconds }: Session,
  siteUrl: string,
): void {
  response.cookie(COOKIE[account], token, { ...options(siteUrl), maxAge: maxAgeSeconds * 1000 });
}

export function clearSessionCookie(response: Response, account: Account, siteUrl: string): void {
  response.clearCookie(COOKIE[account], options(siteUrl));
}
