import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { ContentError, readContent } from '#prisma/content.ts';
import { createApp } from '#server/app.ts';
import { openChangeFeed } from '#server/database/change-feed.ts';
import { EmbeddedDatabaseError } from '#server/database/embedded.ts';
import { type Env, EnvError, readEnv } from '#server/env.ts';
import { createLogger } from '#server/logger.ts';
import { builtClient } from '#server/middleware/site.ts';
import { openConfiguredDatabase, type OpenDatabase, StartError } from '#server/open-database.ts';
import { ensureFirstAdministrator } from '#server/services/administrators.ts';
import { isUnseeded, seed } from '#server/services/seed.ts';

const CLIENT_DIR = join(import.meta.dirname, '../dist/client');

/** After this many milliseconds what still runs is cut off. */
const DRAIN_MS = 10_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  process.loadEnvFile();
} catch {
  // .env is optional
}

try {
  await start();
} catch (error) {
  const isForeseen =
    error instanceof EnvError ||
    error instanceof StartError ||
    error instanceof EmbeddedDatabaseError ||
    error instanceof ContentError;
  process.stderr.write(`${isForeseen ? error.message : `The site cannot start: ${(error as Error).stack}`}\n`);
  process.exit(1);
}

async function start() {
  const env = readEnv();
  const log = createLogger(env.LOG_LEVEL);
  const server = createServer();
  // The port is taken before anything is made: a second start on it must not touch the database.
  await listen(server, env.PORT, env.HOST);
  const opened = await openConfiguredDatabase(env, say);
  try {
    await serve({ env, log, server, opened });
  } catch (error) {
    await opened.close();
    throw error;
  }
}

type Site = { env: Env; log: Logger; server: Server; opened: OpenDatabase };

async function serve({ env, log, server, opened: { database, jwtSecret, close } }: Site) {
  if (await isUnseeded(database)) {
    say('Loading the content');
    const { added } = await seed(database, readContent(), env.SITE_TIME_ZONE);
    say(`Loaded ${added} records`);
  }
  const administrator = await ensureFirstAdministrator(database, env.ADMIN_USERNAME, env.ADMIN_PASSWORD);
  const feed = await openChangeFeed(database.url, (warning) => log.warn(warning));
  const client = process.argv.includes('--dev')
    ? await (await import('#server/middleware/dev-client.ts')).devClient(server)
    : builtClient(CLIENT_DIR);
  const app = createApp({
    database,
    feed,
    client,
    log,
    jwtSecret,
    siteUrl: env.SITE_URL,
    siteTimeZone: env.SITE_TIME_ZONE,
    corsOrigins: env.CORS_ORIGINS,
    trustProxy: env.TRUST_PROXY,
  });
  server.removeAllListeners('request');
  server.on('request', app);

  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  if (administrator) {
    const shown = env.ADMIN_PASSWORD ? 'as set in ADMIN_PASSWORD' : administrator.password;
    say(`First administrator: ${administrator.username}, password: ${shown} (shown only now)`);
  }
  say(`GearUp is on http://localhost:${port}`);

  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      log.info({ signal }, 'stopping');
      await drain(server);
      await feed.close();
      await close();
      process.exit(0);
    });
  }
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
      };
      failed(new StartError(reasons[error.code ?? ''] ?? `Cannot listen on ${host}:${port}: ${error.message}`));
    });
    server.listen(port, host, done);
  });
}

/** No new connections; answers under way are finished. */
function drain(server: Server) {
  return new Promise<void>((done) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(cut);
      done();
    });
    server.closeIdleConnections();
  });
}
