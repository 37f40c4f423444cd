import { type CookieOptions, type Response, Router } from 'express';
import { parseCookie } from 'cookie';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Google } from '#server/adapters/google.ts';
import { clientOf, setDeviceCookie, setSessionCookie } from '#server/http/session-cookies.ts';
import { VISITOR } from '#server/access/access.ts';
import { PRIVATE } from '#server/http/caching.ts';
import type { GoogleSignIn } from './google-sign-in.ts';

const CALLBACK = '/auth/google/callback';
const ATTEMPT_COOKIE = 'gearup_google';
const ATTEMPT_MS = 10 * 60 * 1000;

export const googleRedirectUri = (siteUrl: string): string => `${siteUrl}${CALLBACK}`;

const attemptSchema = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() });

type Deps = { google: Google | null; googleSignIn: GoogleSignIn; siteUrl: string; log: Logger };

/**
 * Sign-in with Google: to the provider, and back with a session. Every failure leads to the login page with a message.
 */
export function googleAuth({ google, googleSignIn, siteUrl, log }: Deps): Router {
  const router = Router({ caseSensitive: true });
  const cookie: CookieOptions = {
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
    path: '/auth/google',
  };
  const toLogin = (response: Response, message: string) => {
    response.clearCookie(ATTEMPT_COOKIE, cookie).redirect(303, `/Login?message=${message}`);
  };

  router.get('/auth/google', async (_request, response) => {
    response.set(PRIVATE);
    if (!google) return toLogin(response, 'google-not-set-up');
    try {
      const { url, attempt } = await google.begin();
      response.cookie(ATTEMPT_COOKIE, JSON.stringify(attempt), { ...cookie, maxAge: ATTEMPT_MS });
      response.redirect(303, url);
    } catch (error) {
      log.warn({ err: error }, 'Google sign-in could not begin');
      toLogin(response, 'google-failed');
    }
  });

  router.get(CALLBACK, async (request, response) => {
    response.set(PRIVATE);
    if (!google) return toLogin(response, 'google-not-set-up');
    if (request.query.error === 'access_denied') return toLogin(response, 'google-cancelled');
    try {
      const attempt = attemptSchema.parse(
        JSON.parse(parseCookie(request.headers.cookie ?? '')[ATTEMPT_COOKIE] ?? 'null'),
      );
      const profile = await google.finish(new URL(request.originalUrl, siteUrl), attempt);
      const { user, session, device } = await googleSignIn.signIn(VISITOR, profile, clientOf(request));
      setSessionCookie(response, session, siteUrl);
      setDeviceCookie(response, device, siteUrl);
      const { key, ...shown } = user;
      response.clearCookie(ATTEMPT_COOKIE, cookie);
      response.redirect(303, `/?user=${encodeURIComponent(JSON.stringify({ _id: key, ...shown }))}`);
    } catch (error) {
      log.warn({ err: error }, 'Google sign-in failed');
      toLogin(response, 'google-failed');
    }
  });
  return router;
}
