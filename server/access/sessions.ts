import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { Database } from '#server/database/client.ts';
import { batchCalls } from '#server/database/batch-calls.ts';
import { type Viewer, VISITOR } from './access.ts';

export type AccountKind = 'user' | 'administrator';

const HOUR = 3600;

/** Session lifetimes in seconds. Administrators may do most, so their sessions are the shortest, remembered or not. */
export const SESSION_SECONDS = {
  user: 12 * HOUR,
  rememberedUser: 30 * 24 * HOUR,
  administrator: 8 * HOUR,
  rememberedAdministrator: 7 * 24 * HOUR,
} as const;

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), account: z.enum(['user', 'administrator']) });

export type Session = { token: string; account: AccountKind; maxAgeSeconds: number };

export type Sessions = {
  /** Stores a session and returns its token for the client; the server can end the session. */
  start(account: AccountKind, key: string, seconds: number, userAgent?: string): Promise<Session>;
  /** The viewer that a token identifies; a visitor if it is forged or expired, or its session was ended. */
  viewerOf(token: string): Promise<Viewer>;
  /** Records that the viewer has given password and code again. */
  reAuthenticate(viewer: Viewer): Promise<void>;
  end(viewer: Viewer): Promise<void>;
};

type Rules = {
  /** If true, administrators without two-factor authentication can do nothing but set it up. */
  requiresTwoFactor?: boolean;
};

type Claims = { sub: string; sid: string };

/** Finds the unexpired sessions with these keys. Prepared, as every call with a session token begins with it. */
const FIND = {
  user: `
    SELECT key, user_key AS "holder", re_authenticated_at AS "reAuthenticatedAt"
    FROM user_sessions WHERE key = ANY ($1::uuid[]) AND expires_at > $2`,
  administrator: `
    SELECT session.key, session.administrator_key AS "holder", username, last_used_at AS "lastUsedAt",
      re_authenticated_at AS "reAuthenticatedAt", confirmed_at IS NOT NULL AS "hasTwoFactor"
    FROM administrator_sessions AS session
      JOIN administrators ON administrators.key = session.administrator_key
      LEFT JOIN second_factors ON second_factors.administrator_key = session.administrator_key
    WHERE session.key = ANY ($1::uuid[]) AND expires_at > $2`,
} satisfies Record<AccountKind, string>;

type SessionRow = {
  key: string;
  holder: string;
  reAuthenticatedAt: Date | null;
  username?: string;
  lastUsedAt?: Date;
  hasTwoFactor?: boolean;
};

/** How long a re-authentication is valid, in milliseconds; a login counts as one. */
const RE_AUTHENTICATION_MS = 10 * 60_000;

/** Precision of `last_used_at` in milliseconds, so that not every call writes. */
const USED_MS = 60_000;
const USED = 'UPDATE administrator_sessions SET last_used_at = $2 WHERE key = $1';

const USER_AGENT_LENGTH = 300;

export function createSessions({ prisma, pool }: Database, secret: string, rules: Rules = {}): Sessions {
  // Created once: with a string, each verification would first try to parse it as a public key.
  const signingKey = createSecretKey(secret, 'utf8');
  /** Finds a session by its id, and only if it belongs to the account that the token names. */
  const finder = (account: AccountKind) =>
    batchCalls<Claims, SessionRow | undefined>(async (batch) => {
      const values = [batch.map(({ sid }) => sid), new Date()];
      const { rows } = await pool.query<SessionRow>({ name: `sessions-${account}`, text: FIND[account], values });
      const rowsByKey = new Map(rows.map((row) => [row.key, row]));
      return batch.map(({ sid, sub }) => {
        const session = rowsByKey.get(sid.toLowerCase());
        return session?.holder === sub.toLowerCase() ? session : undefined;
      });
    });
  const find = { user: finder('user'), administrator: finder('administrator') } satisfies Record<AccountKind, unknown>;
  async function noteUse({ key, lastUsedAt }: SessionRow): Promise<void> {
    const now = new Date();
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < USED_MS) return;
    // A failure here must not refuse the call, for example while the database is read-only.
    await pool.query(USED, [key, now]).catch(() => {});
  }
  return {
    async start(account, key, seconds, userAgent = '') {
      const reAuthenticatedAt = new Date();
      const expiresAt = new Date(reAuthenticatedAt.getTime() + seconds * 1000);
      const expired = { expiresAt: { lt: new Date() } };
      if (account === 'user') await prisma.userSession.deleteMany({ where: expired });
      else await prisma.administratorSession.deleteMany({ where: expired });
      const session =
        account === 'user'
          ? await prisma.userSession.create({ data: { userKey: key, expiresAt, reAuthenticatedAt } })
          : await prisma.administratorSession.create({
              data: {
                administratorKey: key,
                expiresAt,
                reAuthenticatedAt,
                userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
              },
            });
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
      const session = await find[account](claims);
      if (!session) return VISITOR;
      const isReAuthenticated =
        session.reAuthenticatedAt !== null && Date.now() - session.reAuthenticatedAt.getTime() < RE_AUTHENTICATION_MS;
      if (account === 'user') return { role: 'user', key, sessionKey, isReAuthenticated };
      await noteUse(session);
      const lacksTwoFactor = rules.requiresTwoFactor === true && !session.hasTwoFactor;
      return {
        role: 'administrator',
        key,
        username: session.username ?? '',
        sessionKey,
        isReAuthenticated,
        lacksTwoFactor,
      };
    },

    async reAuthenticate(viewer) {
      if (viewer.role === 'visitor') return;
      const proven = { where: { key: viewer.sessionKey }, data: { reAuthenticatedAt: new Date() } };
      if (viewer.role === 'user') await prisma.userSession.updateMany(proven);
      else await prisma.administratorSession.updateMany(proven);
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
