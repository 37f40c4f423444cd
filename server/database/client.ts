import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '#prisma/generated/client.ts';

export type Prisma = PrismaClient;

/** The database as services see it. `url` is for connections that listen or lock for as long as the process lives. */
export type Database = { prisma: Prisma; pool: pg.Pool; url: string; ping(): Promise<void>; close(): Promise<void> };

/** Two processes and a command line fit beside each other into the 100 that PostgreSQL grants by default. */
const POOL_SIZE = 20;

/** What the processes of one start share; each has two more, for its change feed. */
const POOLS_OF_A_START = 60;
const CONNECT_MS = 5000;

/** How many connections one of several processes may have at once. */
export const poolSizeOf = (processes: number): number => Math.min(POOL_SIZE, Math.floor(POOLS_OF_A_START / processes));

export function openDatabase(url: string, poolSize = POOL_SIZE): Database {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: CONNECT_MS });
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
