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

export function createSessions({ prisma }: Database, secret: string): Sessions {
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
      const token = jwt.sign({ sid: session.key, account }, secret, {
        algorithm: 'HS256',
        subject: key,
        expiresIn: seconds,
      });
      return { token, account, maxAgeSeconds: seconds };
    },

    async viewerOf(token) {
      const claims = readToken(token, secret);
      if (!claims) return VISITOR;
      const where = { key: claims.sid, expiresAt: { gt: new Date() } };
      if (claims.account === 'user') {
        const session = await prisma.userSession.findUnique({ where: { ...where, userKey: claims.sub } });
        return session ? { role: 'user', key: session.userKey, sessionKey: session.key } : VISITOR;
      }
      const session = await prisma.administratorSession.findUnique({
        where: { ...where, administratorKey: claims.sub },
        select: { key: true, administrator: { select: { key: true, username: true } } },
      });
      return session ? { role: 'administrator', ...session.administrator, sessionKey: session.key } : VISITOR;
    },

    async end(viewer) {
      if (viewer.role === 'visitor') return;
      const where = { key: viewer.sessionKey };
      if (viewer.role === 'user') await prisma.userSession.deleteMany({ where });
      else await prisma.administratorSession.deleteMany({ where });
    },
  };
}

function readToken(token: string, secret: string) {
  try {
    return claimsSchema.parse(jwt.verify(token, secret, { algorithms: ['HS256'] }));
  } catch {
    return null;
  }
}
