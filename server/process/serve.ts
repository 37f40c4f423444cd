import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { googleRedirectUri } from '#server/accounts/web.ts';
import { createCodeforces } from '#server/adapters/codeforces.ts';
import { createLinkProbe } from '#server/adapters/link-probe.ts';
import { createGoogle, type Google } from '#server/adapters/google.ts';
import { outboxMailer, smtpMailer } from '#server/adapters/mailer.ts';
import { createLanguageModel, type LanguageModel } from '#server/adapters/openai.ts';
import { pictureStoreOf } from '#server/adapters/configured-picture-store.ts';
import { createApp } from '#server/app.ts';
import { openChangeFeed } from '#server/database/change-feed.ts';
import type { Database } from '#server/database/client.ts';
import { logSlowStatements } from '#server/database/slow-statements.ts';
import { createJobs } from '#server/database/jobs.ts';
import type { Env } from '#server/config/env.ts';
import { builtClient } from '#server/site/client.ts';
import { shedAboveLag } from '#server/http/shedding.ts';
import { lowerPoolPriority } from './pool-priority.ts';
import { endSilentBody, limitConnections } from './slow-clients.ts';

const CLIENT_DIR = join(import.meta.dirname, '../../dist/client');

type Serving = {
  env: Env;
  log: Logger;
  server: Server;
  port: number;
  database: Database;
  jwtSecret: string;
  /** If true, serves the client directly from its sources, with hot reload. */
  isDev?: boolean;
};

/** Makes a server answer with the app, with this process's own change feed and jobs. The caller closes the database. */
export async function serve(serving: Serving): Promise<{ close(): Promise<void> }> {
  const { env, log, server, port, database, jwtSecret, isDev } = serving;
  const feed = await openChangeFeed(database.directUrl, (warning) => log.warn(warning), database);
  try {
    const client = isDev
      ? await (await import('#server/site/dev-client.ts')).devClient(server)
      : builtClient(CLIENT_DIR);
    const jobs = createJobs(database, (error) => log.error({ err: error }, 'a job failed'));
    const addresses = { from: env.MAIL_FROM, replyTo: env.MAIL_REPLY_TO };
    const siteUrl = env.SITE_URL ?? `http://localhost:${port}`;
    const app = createApp({
      database,
      feed,
      jobs,
      client,
      mailer: env.SMTP_URL
        ? smtpMailer(env.SMTP_URL, addresses)
        : outboxMailer(join(env.DATA_DIR, 'outbox'), addresses, log),
      pictureStore: await pictureStoreOf(env),
      google: googleOf(env, siteUrl),
      model: modelOf(env),
      codeforces: env.CODEFORCES === 'on' ? createCodeforces() : null,
      links:
        env.CHECK_LINKS === 'on' ? { probe: createLinkProbe({ userAgent: `GearUp link check (+${siteUrl})` }) } : null,
      log,
      jwtSecret,
      siteUrl,
      siteTimeZone: env.SITE_TIME_ZONE,
      requiresTwoFactor: env.ADMIN_TWO_FACTOR === 'required',
      // Nothing is cached in development, where rendered pages change with their code.
      cacheBytes: isDev ? 0 : env.KEPT_MB * 1_000_000,
      corsOrigins: env.CORS_ORIGINS,
      trustProxy: env.TRUST_PROXY,
    });
    logSlowStatements(database.pool, log, env.SLOW_QUERY_MS);
    server.removeAllListeners('request');
    server.on('request', endSilentBody);
    server.on('request', app);
    limitConnections(server, env.TRUST_PROXY > 0 ? 0 : env.CONNECTIONS_PER_ADDRESS);
    lowerPoolPriority();
    const stopShedding = shedAboveLag(env.SHED_LAG_MS);
    jobs.start();
    return {
      async close() {
        stopShedding();
        await jobs.stop();
        await feed.close();
      },
    };
  } catch (error) {
    await feed.close();
    throw error;
  }
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
