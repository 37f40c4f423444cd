import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { createGoogle, type Google } from '#server/adapters/google.ts';
import { outboxMailer, smtpMailer } from '#server/adapters/mailer.ts';
import { createLanguageModel, type LanguageModel } from '#server/adapters/openai.ts';
import { createApp } from '#server/app.ts';
import { runCommand } from '#server/command.ts';
import { type ChangeFeed, openChangeFeed } from '#server/database/change-feed.ts';
import type { Env } from '#server/env.ts';
import { createLogger } from '#server/logger.ts';
import { googleRedirectUri } from '#server/accounts/web.ts';
import { builtClient } from '#server/site/client.ts';
import { openConfiguredDatabase, type OpenDatabase, StartError } from '#server/database/open-configured.ts';
import { ensureFirstAdministrator } from '#server/administrators/administrators.ts';
import { createJobs, type Jobs } from '#server/database/jobs.ts';
import { isIndexCurrent, reindex } from '#server/search/search-index.ts';
import { isContentMissing } from '#server/content-files/seed.ts';

const run = promisify(execFile);

const CLIENT_DIR = join(import.meta.dirname, '../dist/client');
const SEED = join(import.meta.dirname, '../prisma/seed.ts');

/** After this many milliseconds answers that are still under way are cut off; container engines wait 10 s in all. */
const DRAIN_MS = 8_000;

/** After this many milliseconds a stop ends, whatever it waits for. */
const GIVE_UP_MS = 30_000;

const EVERYWHERE = new Set(['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost']);

const say = (line: string) => void process.stdout.write(`${line}\n`);

// Whoever started the site may be gone, and the pipe with it: what can no longer be shown must not end the site.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const stopRequested = signalled();

await runCommand(async (env) => {
  await start(env);
  return undefined;
});

async function start(env: Env) {
  const log = createLogger(env.LOG_LEVEL);
  const server = createServer();
  // The port is taken before anything is made: a second start on it must not touch the database.
  await listen(server, env.PORT, env.HOST);
  const opened = await openConfiguredDatabase({ env, progress: say, fillNew: loadContent });
  const closers = [opened.close];
  const close = async () => {
    for (const closer of closers.toReversed()) await closer();
  };
  try {
    await fill(opened, env);
    const feed = await openChangeFeed(opened.database.url, (warning) => log.warn(warning));
    closers.push(feed.close);
    const jobs = createJobs(opened.database, (error) => log.error({ err: error }, 'a job stopped'));
    closers.push(jobs.stop);
    await serve({ env, log, server, opened, feed, jobs });
    jobs.start();
  } catch (error) {
    await close();
    throw error;
  }
  void stopRequested.then(async (signal) => {
    log.info({ signal }, 'stopping');
    try {
      await drain(server);
      await close();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'stopped, but not in order');
      process.exit(1);
    }
  });
}

/**
 * Migrates and seeds in a process of its own: the schema engine and the whole content take memory that this process,
 * which is to live for weeks, would never give back.
 */
async function loadContent() {
  say('Loading the content');
  try {
    const { stdout } = await run(process.execPath, [SEED, '--only-missing']);
    say(stdout.trim().split('\n').at(-1) ?? '');
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string }; // what execFile rejects with
    throw new StartError(`The content cannot be loaded: ${stderr.trim() || message}`);
  }
}

/** What a new database needs: the content and somebody who may change it. */
async function fill({ database }: OpenDatabase, env: Env) {
  if (await isContentMissing(database)) await loadContent();
  if (!(await isIndexCurrent(database))) {
    say('Indexing the content for search');
    await reindex(database);
  }
  const administrator = await ensureFirstAdministrator(database, env.ADMIN_USERNAME, env.ADMIN_PASSWORD);
  if (!administrator) return;
  // At once: nobody could find out the password of an administrator that was made and not shown.
  const shown = env.ADMIN_PASSWORD ? 'as set in ADMIN_PASSWORD' : administrator.password;
  say(`First administrator: ${administrator.username}, password: ${shown} (shown only now)`);
}

type Site = { env: Env; log: Logger; server: Server; opened: OpenDatabase; feed: ChangeFeed; jobs: Jobs };

async function serve({ env, log, server, opened: { database, jwtSecret }, feed, jobs }: Site) {
  const isDev = process.argv.includes('--dev');
  const client = isDev ? await (await import('#server/site/dev-client.ts')).devClient(server) : builtClient(CLIENT_DIR);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  const siteUrl = env.SITE_URL ?? `http://localhost:${port}`;
  const app = createApp({
    database,
    feed,
    jobs,
    client,
    mailer: env.SMTP_URL
      ? smtpMailer(env.SMTP_URL, env.MAIL_FROM)
      : outboxMailer(join(env.DATA_DIR, 'outbox'), env.MAIL_FROM, log),
    google: googleOf(env, siteUrl),
    model: modelOf(env),
    log,
    jwtSecret,
    siteUrl,
    siteTimeZone: env.SITE_TIME_ZONE,
    // While developing, what is drawn changes with its code.
    keptBytes: isDev ? 0 : env.KEPT_MB * 1_000_000,
    corsOrigins: env.CORS_ORIGINS,
    trustProxy: env.TRUST_PROXY,
  });
  server.removeAllListeners('request');
  server.on('request', app);
  say(`GearUp is on http://${shownHost(env.HOST)}:${port}`);
}

function googleOf({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER }: Env, siteUrl: string): Google | null {
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return null;
  return createGoogle({
    issuer: GOOGLE_ISSUER,
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    redirectUri: googleRedirectUri(siteUrl),
  });
}

function modelOf({ AI_BASE_URL, AI_API_KEY, AI_MODEL }: Env): LanguageModel | null {
  if (!AI_BASE_URL || !AI_MODEL) return null;
  return createLanguageModel({ baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL });
}

/** What to type into a browser on this machine. */
function shownHost(host: string): string {
  if (EVERYWHERE.has(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function listen(server: Server, port: number, host: string) {
  // Until the site is ready, whoever asks is told to come back.
  server.on('request', (_request, response) =>
    response.writeHead(503, { 'Retry-After': '2', 'Content-Type': 'text/plain' }).end('GearUp is starting\n'),
  );
  return new Promise<void>((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken; set PORT to another one`,
        EACCES: `Port ${port} may not be used by this user; set PORT to another one`,
        EADDRNOTAVAIL: `HOST ${host} is not an address of this machine`,
        ENOTFOUND: `HOST ${host} is not an address of this machine`,
        EAI_AGAIN: `HOST ${host} is not an address of this machine`,
      };
      failed(new StartError(reasons[error.code ?? ''] ?? `Cannot listen on ${host}:${port}: ${error.message}`));
    });
    server.listen(port, host, done);
  });
}

/**
 * Resolves with the first signal to stop; further ones are the same wish (a terminal and npm both pass on Ctrl-C). A
 * signal during the start takes effect after it, so that nothing is left half made.
 */
function signalled(): Promise<string> {
  return new Promise((done) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      process.on(signal, () => {
        done(signal);
        setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
      });
    }
  });
}

/** No new connections; answers under way are finished. */
function drain(server: Server) {
  return new Promise<void>((done) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // A connection is not kept for a next request once its answer is sent.
    server.keepAliveTimeout = 1;
    server.prependListener('request', (_request, response) => void response.setHeader('Connection', 'close'));
    server.close(() => {
      clearTimeout(cut);
      done();
    });
    server.closeIdleConnections();
  });
}
