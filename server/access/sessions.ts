import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { Database } from '#server/database/client.ts';
import { type Viewer, VISITOR } from './access.ts';

export type Account = 'user' | 'administrator';

const HOUR = 3600;

/** How long a session lives, in seconds; an administrator's, which may do the most, the shortest, remembered or not. */
export const SESSION_SECONDS = { user: 12 * HOUR, remembered: 30 * 24 * HOUR, administrator: 8 * HOUR } as const;

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), account: z.enum(['user', 'administrator']) });

export type Session = { token: string; account: Account; maxAgeSeconds: number };

export type Sessions = {
  /** The session's token goes to the client; the server keeps the session, and can end it. */
  start(account: Account, key: string, seconds: number): Promise<Session>;
  /** Who holds a token; a visitor if it is forged, expired, or its session was ended. */
  viewerOf(token: string): Promise<Viewer>;
  end(viewer: Viewer): Promise<void>;
};

/** A live session of the one who is said to have it. Prepared: each call that is not a visitor's begins with it. */
const FIND = {
  user: `SELECT FROM user_sessions WHERE key = $1 AND user_key = $2 AND expires_at > $3`,
  administrator: `
    SELECT username FROM administrator_sessions AS session
      JOIN administrators ON administrators.key = administrator_key
    WHERE session.key = $1 AND administrator_key = $2 AND expires_at > $3`,
} satisfies Record<Account, string>;

export function createSessions({ prisma, pool }: Database, secret: string): Sessions {
  // Made once: of a text, each verification would try first whether it is a public key.
  const signingKey = createSecretKey(secret, 'utf8');
  return {
    async start(account, key, seconds) {
      const expiresAt = new Date(Date.now() + seconds * 1000);
      const expired = { expiresAt: { lt: new Date() } };
      if (account === 'user') await prisma.userSession.deleteMany({ where: expired });
      else await prisma.administratorSession.deleteMany({ where: expired });
      const session =
        account === 'user'
          ? await prisma.userSession.create({ data: { userKey: key, expiresAt } })
          : await prisma.administratorSession.create({ data: { administratorKey: key, expiresAt } });
      const token = jwt.sign({ sid: session.key, account }, signingKey, {
        algorithm: 'HS256',
        subject: key,
        expiresIn: seconds,
      });
      return { token, account, maxAgeSeconds: seconds };
    },

    async viewerOf(token) {
      const claims = readToken(token, signingKey);
      if (!claims) return VISITOR;
      const { sub: key, sid: sessionKey, account } = claims;
      const query = { name: `session-${account}`, text: FIND[account], values: [sessionKey, key, new Date()] };
      const { rows } = await pool.query<{ username: string }>(query);
      if (!rows[0]) return VISITOR;
      if (account === 'user') return { role: 'user', key, sessionKey };
      return { role: 'administrator', key, username: rows[0].username, sessionKey };
    },

    async end(viewer) {
      if (viewer.role === 'visitor') return;
      const where = { key: viewer.sessionKey };
      if (viewer.role === 'user') await prisma.userSession.deleteMany({ where });
      else await prisma.administratorSession.deleteMany({ where });
    },
  };
}

function readToken(token: string, signingKey: KeyObject) {
  try {
    return claimsSchema.parse(jwt.verify(token, signingKey, { algorithms: ['HS256'] }));
  } catch {
    return null;
  }
}
