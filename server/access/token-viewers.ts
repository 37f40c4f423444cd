import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#server/database/client.ts';
import { AppError } from '#server/errors.ts';
import type { Viewer } from './access.ts';
import { TOKEN_CALLS } from './limits.ts';
import { tooMany } from './rate-limits.ts';

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

/** Finds a token and counts its call, of $2 seconds; notes at most once a minute that it is used. */
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
    const [found] = rows;
    if (!found) throw new AppError('unauthenticated', 'This access token is unknown, revoked or expired');
    if (found.calls > TOKEN_CALLS.points) throw tooMany('tokenCall', Math.max(1, Math.ceil(found.secondsLeft)));
    const { key: sessionKey, userKey: key, canWrite } = found;
    return { role: 'user', key, sessionKey, token: canWrite ? 'write' : 'read' };
  },
});
