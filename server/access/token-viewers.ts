import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#server/database/client.ts';
import { AppError } from '#server/errors.ts';
import type { Viewer } from './access.ts';
import type { RateLimits } from './rate-limits.ts';

/** Tells an access token from a session's, and is found by scanners of leaked secrets. */
export const TOKEN_PREFIX = 'gup_';
const BYTES = 32;
const TOKEN = /^gup_[\w-]{43}$/;

export const newToken = (): string => TOKEN_PREFIX + randomBytes(BYTES).toString('base64url');

/** Fast, as nobody guesses 256 random bits: docs/security.md. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Who calls by an access token (server/access-tokens makes them). */
export type TokenViewers = {
  /**
   * Counts the call, and notes that the token is used.
   * @throws AppError unauthenticated for one that is unknown, revoked or expired; rate_limited
   */
  viewerOf(token: string): Promise<Viewer>;
};

/** Finds a token, and notes at most once a minute that it is used. */
const FIND = `
  WITH found AS (
    SELECT key, user_key, can_write, last_used_at FROM access_tokens WHERE token_hash = $1 AND expires_at > now()
  ),
  used AS (
    UPDATE access_tokens SET last_used_at = now() FROM found
    WHERE access_tokens.key = found.key
      AND (found.last_used_at IS NULL OR found.last_used_at < now() - interval '1 minute')
  )
  SELECT key, user_key AS "userKey", can_write AS "canWrite" FROM found`;

type Found = { key: string; userKey: string; canWrite: boolean };

export const createTokenViewers = (
  { pool }: Pick<Database, 'pool'>,
  limits: Pick<RateLimits, 'consume'>,
): TokenViewers => ({
  async viewerOf(token) {
    const values = [hashOfToken(token)];
    const { rows } = TOKEN.test(token)
      ? await pool.query<Found>({ name: 'tokens-find', text: FIND, values })
      : { rows: [] };
    const [found] = rows;
    if (!found) throw new AppError('unauthenticated', 'This access token is unknown, revoked or expired');
    await limits.consume('tokenCall', found.key);
    const { key: sessionKey, userKey: key, canWrite } = found;
    return { role: 'user', key, sessionKey, token: canWrite ? 'write' : 'read' };
  },
});
