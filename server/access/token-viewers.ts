import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#server/database/client.ts';
import { AppError } from '#server/errors.ts';
import type { Viewer } from './access.ts';
import { TOKEN_CALLS } from './limits.ts';
import { tooMany } from './rate-limits.ts';

/** Distinguishes access tokens from session tokens, and lets scanners for leaked secrets find them. */
export const TOKEN_PREFIX = 'gup_';
const BYTES = 32;
const TOKEN = /^gup_[\w-]{43}$/;

export const newToken = (): string => TOKEN_PREFIX + randomBytes(BYTES).toString('base64url');

/** A fast hash, as nobody can guess 256 random bits: docs/security.md. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Finds the viewer of a call with an access token (server/access-tokens creates them). */
export type TokenViewers = {
  /**
   * Counts the call, and records the use of the token.
   * @throws AppError unauthenticated when the token is unknown, revoked or expired; rate_limited
   */
  viewerOf(token: string): Promise<Viewer>;
};

/** Finds a token and counts its call, from zero again after $2 seconds; records its use at most once a minute. */
const COUNT = `
  UPDATE access_tokens SET
    calls = CASE WHEN counted_since > now() - $2 * interval '1 second' THEN calls + 1 ELSE 1 END,
    counted_since = CASE WHEN counted_since > now() - $2 * interval '1 second' THEN counted_since ELSE now() END,
    last_used_at = CASE WHEN last_used_at > now() - interval '1 minute' THEN last_used_at ELSE now() END
  WHERE token_hash = $1 AND expires_at > now()
  RETURNING key, user_key AS "userKey", can_write AS "canWrite", calls,
    $2 - extract(epoch FROM now() - counted_since)::float AS "secondsLeft"`;

type Counted = { key: string; userKey: string; canWrite: boolean; calls: number; secondsLeft: number };

export const createTokenViewers = ({ pool }: Pick<Database, 'pool'>): TokenViewers => ({
  async viewerOf(token) {
    const values = [hashOfToken(token), TOKEN_CALLS.seconds];
    const { rows } = TOKEN.test(token)
      ? await pool.query<Counted>({ name: 'tokens-count', text: COUNT, values })
      : { rows: [] };
    const [match] = rows;
    if (!match) throw new AppError('unauthenticated', 'This access token is unknown, revoked or expired');
    if (match.calls > TOKEN_CALLS.points) throw tooMany('tokenCall', Math.max(1, Math.ceil(match.secondsLeft)));
    const { key: sessionKey, userKey: key, canWrite } = match;
    return { role: 'user', key, sessionKey, token: canWrite ? 'write' : 'read' };
  },
});
