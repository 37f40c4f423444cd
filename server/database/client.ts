import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { PrismaClient } from '#prisma/generated/client.ts';
import { InterruptiblePool } from './interruptible-pool.ts';
import { toWriter } from './writer.ts';

export type Prisma = PrismaClient;

/** The database as services see it. `url` is for connections that listen or lock for as long as the process lives. */
export type Database = {
  prisma: Prisma;
  pool: pg.Pool;
  url: string;
  ping(): Promise<void>;
  /** The server does not answer: whoever waits for it fails, and whoever asks, until `resume`. */
  interrupt(): void;
  resume(): void;
  close(): Promise<void>;
};

/** In milliseconds; absent: as long as it takes. */
export type Patience = {
  /** For a statement. */
  statement?: number;
  /** For what another transaction has locked. */
  lock?: number;
  /** For a connection, new or of the pool. */
  connection?: number;
};

type Settings = Patience & { poolSize?: number };

/** Two processes and a command line fit beside each other into the 100 that PostgreSQL grants by default. */
const POOL_SIZE = 20;

/** What the processes of one start share; each has two more, for its change feed. */
const POOLS_OF_A_START = 60;
const CONNECT_MS = 5000;

/** How many connections one of several processes may have at once. */
export const poolSizeOf = (processes: number): number => Math.min(POOL_SIZE, Math.floor(POOLS_OF_A_START / processes));

export function openDatabase(url: string, settings: Settings = {}): Database {
  const { statement, lock, connection = CONNECT_MS, poolSize = POOL_SIZE } = settings;
  const pool = new InterruptiblePool({
    ...toWriter(url),
    max: poolSize,
    statement_timeout: statement,
    lock_timeout: lock,
    connectionTimeoutMillis: connection,
  });
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
    interrupt: () => pool.interrupt(),
    resume: () => pool.resume(),
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}
