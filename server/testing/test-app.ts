import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTRPCClient, httpLink, type TRPCClient } from '@trpc/client';
import { afterAll, afterEach, expect, onTestFinished } from 'vitest';
import type { Google } from '#server/adapters/google.ts';
import type { Mail, Mailer } from '#server/adapters/mailer.ts';
import { folderStore } from '#server/adapters/picture-store.ts';
import { type AppDeps, createApp } from '#server/app.ts';
import { COOKIE } from '#server/http/viewer.ts';
import { type ChangeFeed, openChangeFeed } from '#server/database/change-feed.ts';
import { type Database, openDatabase } from '#server/database/client.ts';
import type { Client } from '#server/site/client.ts';
import { createJobs, type Jobs } from '#server/database/jobs.ts';
import { type AccountKind, createSessions } from '#server/access/sessions.ts';
import type { AppRouter } from '#server/domains.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { announcing } from './announcing.ts';
import { codeIn } from './answers.ts';
import { type Answer, call, type Call, guardedFetch } from './http.ts';
import { collectLog, type LogLines } from './log-lines.ts';
import { createSeededDatabase, createTestDatabase } from './test-database.ts';

export const JWT_SECRET = 'a secret for tests, of more than thirty-two characters';
export const PAGE = '<!doctype html><title>GearUp</title>';

const stubClient: Client = {
  scriptHashes: [],
  assets: (_request, _response, next) => {
    next();
  },
  template: () => Promise.resolve(PAGE),
  render: () => Promise.resolve({ html: '', meta: null, file: '', data: '{}', tellsTime: false, missing: [] }),
  addressOf: (address) => Promise.resolve(address),
  scriptsOf: () => [],
};

const CACHE_BYTES = 32 * 1024 * 1024;
const SESSION_SECONDS = 3600;

/** Waits for requests whose client has left: they continue, and may make further queries. */
async function becomesQuiet({ pool }: Database) {
  for (let looks = 0; looks < 3;) {
    await sleep(10);
    looks = pool.idleCount === pool.totalCount ? looks + 1 : 0;
  }
}

/**
 * Runs `close` after the test if a test calls it, otherwise after the file: within a test, a hook of the file is added
 * too late.
 */
function atTheEnd(close: () => Promise<void>): void {
  try {
    onTestFinished(close);
  } catch {
    afterAll(close); // called outside of a test
  }
}

/** Someone with a live session. */
export type Person = { key: string; token: string; cookie: string };

export type TestApp = {
  url: string;
  databaseUrl: string;
  /** The database; what a test writes through it is announced, like writes of the services. */
  database: Database;
  feed: ChangeFeed;
  /** Jobs run only when a test or a service calls `add`. */
  jobs: Pick<Jobs, 'add'>;
  log: LogLines;
  /** Sent mails, newest last, unless the test passes its own mailer. */
  mails: Mail[];
  rest(path: string, options?: Call): Promise<Answer>;
  trpc(token?: string): TRPCClient<AppRouter>;
  createAdministrator(): Promise<Person>;
  createUser(): Promise<Person>;
  /** Deletes every record of a resource, bypassing the services. */
  empty(resource: ResourceName): Promise<void>;
};

type Options = Omit<Partial<AppDeps>, 'google'> & {
  /** Created once the app's URL is known, to which the provider redirects. */
  google?: (siteUrl: string) => Google;
  /** The URL of a database that another app of the file has created; otherwise the app gets a new one. */
  databaseUrl?: string;
  /** Whether the database has the site's content. */
  withContent?: boolean;
};

/**
 * Starts the server on a free port, with real HTTP and a real PostgreSQL, until the test file ends, or the test that
 * started it. A test that leaves an 'unknown error' in the log fails; a test that expects one has to take it out.
 */
export async function startTestApp(options: Options = {}): Promise<TestApp> {
  const { databaseUrl, withContent, google, ...deps } = options;
  const make = withContent ? createSeededDatabase : createTestDatabase;
  const createdDatabase = databaseUrl === undefined ? await make() : null;
  const connectionString = databaseUrl ?? createdDatabase?.url ?? '';
  const database = openDatabase(connectionString);
  const log = collectLog();
  const mails: Mail[] = [];
  const mailer: Mailer = {
    async send(mail) {
      mails.push(mail);
      codeIn(mail);
    },
    check: () => Promise.resolve(),
  };
  const warn = (warning: string) => log.logger.warn(warning);
  const feed = await openChangeFeed(connectionString, warn, database);
  // Created with the first picture that a test uploads.
  const pictureFolder = join(tmpdir(), `gearup-pictures-${randomUUID()}`);
  const jobs = createJobs(database, (error) => log.logger.error({ err: error }, 'unknown error'));
  const server = createServer();
  // On a machine that stalls for seconds, a connection could be closed just as a test reuses it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port, not on a pipe
  server.on(
    'request',
    createApp({
      database,
      feed,
      jobs,
      client: stubClient,
      mailer,
      pictureStore: folderStore(pictureFolder),
      log: log.logger,
      jwtSecret: JWT_SECRET,
      siteUrl: url,
      siteTimeZone: 'Asia/Kolkata',
      cacheBytes: CACHE_BYTES,
      google: google?.(url) ?? null,
      ...deps,
    }),
  );

  atTheEnd(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await jobs.stop();
    await feed.close();
    await becomesQuiet(database);
    await database.close();
    await createdDatabase?.drop();
    await rm(pictureFolder, { recursive: true, force: true });
    expect(log.takeUnknownErrors(), 'unknown errors in the log').toEqual([]);
  });
  afterEach(() => {
    expect(log.takeUnknownErrors(), 'unknown errors in the log').toEqual([]);
  });

  const sessions = createSessions(database, JWT_SECRET);
  const withSession = async (account: AccountKind, key: string): Promise<Person> => {
    const { token } = await sessions.start(account, key, SESSION_SECONDS);
    return { key, token, cookie: `${COOKIE[account]}=${token}` };
  };

  const own = announcing(database, feed);
  return {
    url,
    databaseUrl: connectionString,
    database: own,
    feed,
    jobs,
    log,
    mails,
    rest: (path, options) => call(url, path, options),
    trpc: (token) =>
      createTRPCClient<AppRouter>({
        links: [
          httpLink({
            url: `${url}/trpc`,
            headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
            fetch: guardedFetch,
          }),
        ],
      }),
    async createAdministrator() {
      const username = `administrator-${randomUUID()}`;
      const { key } = await database.prisma.administrator.create({
        data: { username, usernameKey: username, passwordHash: 'none' },
      });
      return withSession('administrator', key);
    },
    async createUser() {
      const { key } = await database.prisma.user.create({
        data: { firstName: 'Ada', email: `${randomUUID()}@example.org`, verifiedAt: new Date() },
      });
      return withSession('user', key);
    },
    async empty(resource) {
      const table = own.prisma[resource] as unknown as { deleteMany(): Promise<unknown> }; // every model has it
      await table.deleteMany();
    },
  };
}
