import { type Request, type Response, Router } from 'express';
import { VISITOR } from '#server/access/access.ts';
import { toAppError } from '#server/errors.ts';
import { PreparedResponse } from '#server/http/prepared-response.ts';
import { sendPrepared } from '#server/http/send-prepared.ts';
import { rejectIfOverloaded } from '#server/http/shedding.ts';
import { PROFILE_BADGE_PATTERN, PROFILE_PICTURE_PATTERN } from '#shared/paths.ts';
import type { ProfileFile, PublicProfiles } from './public-profiles.ts';

const HEADERS = {
  // Revalidated each time, so that a profile that was switched off is gone at once.
  'Cache-Control': 'public, no-cache',
  // These files are meant to be shown on other sites.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // A drawing that is opened directly runs nothing and loads nothing.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** `/u/<name>/picture.png`, `/u/<name>/badge.svg`: 404 for an unknown name and for a profile that is off. */
export function publicProfileFiles(profiles: PublicProfiles): Router {
  const router = Router({ caseSensitive: true });
  router.get(PROFILE_PICTURE_PATTERN, async (request, response, next) => {
    const file = await orNotFound(profiles.picture, request);
    if (file) send(request, response, { file, type: 'image/png' });
    else next();
  });
  router.get(PROFILE_BADGE_PATTERN, async (request, response, next) => {
    const file = await orNotFound(profiles.badge, request);
    if (file) send(request, response, { file, type: 'image/svg+xml; charset=utf-8' });
    else next();
  });
  return router;
}

type Ask<Body> = (viewer: typeof VISITOR, name: string) => Promise<ProfileFile<Body>>;

async function orNotFound<Body>(
  ask: Ask<Body>,
  { params }: Request<{ name: string }>,
): Promise<ProfileFile<Body> | null> {
  rejectIfOverloaded();
  return ask(VISITOR, params.name).catch((error: unknown) => {
    if (toAppError(error).code === 'not_found') return null;
    throw error;
  });
}

type Sent = { file: ProfileFile<string | Buffer>; type: string };

function send(request: Request<{ name: string }>, response: Response, { file: { body, mayBeIndexed }, type }: Sent) {
  const headers = { ...HEADERS, 'Content-Type': type, ...(!mayBeIndexed && { 'X-Robots-Tag': 'noindex' }) };
  sendPrepared(request, response, { prepared: new PreparedResponse(body), headers, isCompressed: true });
}
