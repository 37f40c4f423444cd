import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { PrismaClient } from '#prisma/generated/client.ts';
import { InterruptiblePool } from './interruptible-pool.ts';
import { PooledClient } from './pooled-client.ts';
import { toWriter } from './writer.ts';

export type Prisma = PrismaClient;

/** The database as services see it. */
export type Database = {
  prisma: Prisma;
  pool: pg.Pool;
  /** Connections that keep their session state, such as a lock, until they are released. */
  sessions: pg.Pool;
  url: string;
  /** The URL of the server itself: for connections that listen or hold a lock as long as the process lives. */
  directUrl: string;
  ping(): Promise<void>;
  /** For a server that does not answer: pending calls fail now, and new ones fail at once until `resume`. */
  interrupt(): void;
  resume(): void;
  close(): Promise<void>;
};

/** Timeouts in milliseconds. Without a value there is no timeout, except that `connection` has a default. */
export type Patience = {
  /** For a statement. */
  statement?: number;
  /** For a lock that another transaction holds. */
  lock?: number;
  /** For getting a connection, new or from the pool. */
  connection?: number;
};

type Settings = Patience & {
  poolSize?: number;
  /** The URL of the server itself, when `url` is that of a pooler in transaction mode. */
  directUrl?: string;
};

/** Two processes and a command together stay below the 100 connections that PostgreSQL allows by default. */
const POOL_SIZE = 20;

/** The number of connections that the processes of one start share; each has two more for its change feed. */
const POOLS_OF_A_START = 60;
const CONNECT_MS = 5000;

/** The maximum number of session connections beside a pooler; each kind of job uses at most one. */
const SESSIONS = 8;

/** The number of connections that one of several processes may have at once. */
export const poolSizeOf = (processes: number): number => Math.min(POOL_SIZE, Math.floor(POOLS_OF_A_START / processes));

export function openDatabase(url: string, settings: Settings = {}): Database {
  const { statement, lock, connection = CONNECT_MS, poolSize = POOL_SIZE, directUrl = url } = settings;
  const config = { statement_timeout: statement, lock_timeout: lock, connectionTimeoutMillis: connection };
  const isPooled = directUrl !== url;
  const pool = new InterruptiblePool({
    ...config,
    ...toWriter(url),
    max: poolSize,
    ...(isPooled ? { Client: PooledClient } : {}),
  });
  const sessions = isPooled
    ? new InterruptiblePool({ ...config, ...toWriter(directUrl), max: SESSIONS, application_name: 'gearup jobs' })
    : pool;
  const pools = new Set([pool, sessions]);
  // An idle connection that dies is replaced by the pool; without a listener it would end the process.
  for (const one of pools) one.on('error', () => {});
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    prisma,
    pool,
    sessions,
    url,
    directUrl,
    async ping() {
      await prisma.$queryRaw`SELECT 1`;
    },
    interrupt: () => pools.forEach((each) => each.interrupt()),
    resume: () => pools.forEach((each) => each.resume()),
    async close() {
      await prisma.$disconnect();
      for (const one of pools) await one.end();
    },
  };
}
