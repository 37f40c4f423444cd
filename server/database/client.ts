import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '#prisma/generated/client.ts';

export type Prisma = PrismaClient;

/** The database as services see it. `url` is for connections that listen or lock for as long as the process lives. */
export type Database = { prisma: Prisma; pool: pg.Pool; url: string; ping(): Promise<void>; close(): Promise<void> };

/** Half of what PostgreSQL grants by default, so that two processes and a command line fit beside each other. */
const POOL_SIZE = 20;
const CONNECT_MS = 5000;

export function openDatabase(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: CONNECT_MS });
  // An idle connection that dies is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    prisma,
    pool,
    url,
    async ping() {
      await prisma.$queryRaw`SELECT 1`;
    },
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}
