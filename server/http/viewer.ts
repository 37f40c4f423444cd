import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { AppError } from '#server/errors.ts';
import { NOT_BY_TOKEN, type Viewer, VISITOR } from '#server/access/access.ts';
import type { AccountKind, Sessions } from '#server/access/sessions.ts';
import { TOKEN_PREFIX } from '#server/access/token-viewers.ts';

/** Separate for users and administrators, so that one can be both in one browser. */
export const COOKIE: Record<AccountKind, string> = { user: 'gearup_user', administrator: 'gearup_admin' };

/** Whether a request may come from an administrator; only looking up the session gives the answer. */
export const mayBeAdministrator = ({ authorization, cookie }: IncomingHttpHeaders): boolean =>
  authorization !== undefined || parseCookie(cookie ?? '')[COOKIE.administrator] !== undefined;

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const bearerOf = ({ authorization }: IncomingHttpHeaders): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;

/** The access token that a request has in place of a session token, or null. It is accepted in this header only. */
export function accessTokenOf(headers: IncomingHttpHeaders): string | null {
  const bearer = bearerOf(headers);
  return bearer?.startsWith(TOKEN_PREFIX) ? bearer : null;
}

/**
 * The viewer of a request: from the Bearer token if there is one, else from the administrator's cookie, else the
 * user's.
 * @throws AppError foreign_origin when another site's page makes an unsafe call with our cookie, forbidden for an
 *   access
 *   token, which only the REST API accepts
 */
export async function viewerOf(request: Request, sessions: Sessions, siteUrl: string): Promise<Viewer> {
  if (accessTokenOf(request.headers) !== null) throw new AppError('forbidden', NOT_BY_TOKEN);
  const bearer = bearerOf(request.headers);
  const at = { clientAddress: request.ip ?? '' };
  if (bearer) return seen(await sessions.viewerOf(bearer), at);
  const cookies = parseCookie(request.headers.cookie ?? '');
  for (const name of [COOKIE.administrator, COOKIE.user]) {
    const token = cookies[name];
    const viewer = token ? await sessions.viewerOf(token) : VISITOR;
    if (viewer.role === 'visitor') continue;
    if (!SAFE.has(request.method) && isForeign(request, siteUrl)) {
      throw new AppError('foreign_origin', 'This call came from the page of another site');
    }
    return seen(viewer, at);
  }
  return VISITOR;
}

/** Adds the client's address to an administrator, as their actions are recorded with it. */
const seen = (viewer: Viewer, at: { clientAddress: string }): Viewer =>
  viewer.role === 'administrator' ? { ...viewer, ...at } : viewer;

/**
 * The viewer of a call about a learner's own session: an administrator who is also signed in as a learner, in the same
 * browser, counts as that learner.
 */
export async function learnerOf(request: Request, viewer: Viewer, sessions: Sessions): Promise<Viewer> {
  if (viewer.role !== 'administrator' || request.headers.authorization !== undefined) return viewer;
  const token = parseCookie(request.headers.cookie ?? '')[COOKIE.user];
  const learner = token ? await sessions.viewerOf(token) : VISITOR;
  return learner.role === 'user' ? learner : viewer;
}

// A request with neither header does not come from a current browser; the cookie is also SameSite=Lax.
function isForeign(request: Request, siteUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.origin;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== request.headers.host && origin !== new URL(siteUrl).origin;
}
