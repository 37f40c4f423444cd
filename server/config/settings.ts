import { z } from 'zod';
import { isTimeZone } from '#shared/field-schema.ts';
import { count, databaseUrl, mailbox, url } from './setting-rules.ts';

/**
 * Every setting: its rule, what a value should be (`expects`, for errors), its meaning, and whether errors must not
 * show its value. A test keeps `.env.example` equal to this table.
 */
export const SETTINGS = {
  PORT: {
    rule: count(65535).default(3000),
    expects: 'a port from 0 to 65535',
    meaning: 'where the site listens; 0 takes any free port',
  },
  HOST: {
    rule: z.string().min(1).default('127.0.0.1'),
    expects: 'an address to listen on',
    meaning: 'the address it listens on; 0.0.0.0 in a container',
  },
  DATABASE_URL: {
    rule: databaseUrl().optional(),
    isSecret: true,
    expects: 'a URL like postgresql://user:password@host:5432/name',
    meaning:
      'PostgreSQL 15 or newer; of several hosts (host1:5432,host2:5432) the one that takes writes; unset: the embedded one in DATA_DIR',
  },
  DIRECT_DATABASE_URL: {
    rule: databaseUrl().optional(),
    isSecret: true,
    expects: 'a URL like postgresql://user:password@host:5432/name',
    meaning: 'the server itself, where DATABASE_URL names a PgBouncer in transaction mode; unset: DATABASE_URL',
  },
  DATABASE_CONNECT_MS: {
    rule: count(60_000)
      .refine((ms) => ms >= 100)
      .default(2000),
    expects: 'milliseconds from 100 to 60000',
    meaning: 'how long a call waits for a connection to the database, a new one or one of the pool',
  },
  DATABASE_STATEMENT_MS: {
    rule: count(3_600_000).default(10_000),
    expects: 'milliseconds; 0 is without end',
    meaning: 'how long a statement of the site may take',
  },
  DATABASE_LOCK_MS: {
    rule: count(3_600_000).default(2000),
    expects: 'milliseconds; 0 is without end',
    meaning: 'how long a statement of the site waits for what another transaction has locked',
  },
  DATA_DIR: {
    rule: z.string().min(1).default('.data'),
    expects: 'a folder',
    meaning: 'embedded database, generated secrets, mail outbox, uploaded pictures',
  },
  SITE_URL: {
    rule: url(/^https?$/, 'https://gearup.example').optional(),
    expects: 'a URL like https://gearup.example',
    meaning: "the site's own address in mails, feeds and call-backs; unset: http://localhost:PORT",
  },
  JWT_SECRET: {
    rule: z.string().min(32).optional(),
    isSecret: true,
    expects: '32 characters or more',
    meaning: 'signs the tokens; generated into DATA_DIR with the embedded database, required with DATABASE_URL',
  },
  ADMIN_USERNAME: {
    rule: z.string().trim().min(3).max(64).default('admin'),
    expects: '3 to 64 characters',
    meaning: 'name of the first administrator, made only when there is none',
  },
  ADMIN_PASSWORD: {
    rule: z.string().min(8).max(128).optional(),
    isSecret: true,
    expects: '8 to 128 characters',
    meaning: 'password of the first administrator; unset: random, printed once',
  },
  ADMIN_TWO_FACTOR: {
    rule: z.enum(['optional', 'required']).default('optional'),
    expects: 'optional or required',
    meaning: 'whether an administrator may do nothing before their two-factor authentication is set up',
  },
  SMTP_URL: {
    rule: url(/^smtps?$/, 'smtp://user:password@mail.example:587').optional(),
    isSecret: true,
    expects: 'a URL like smtp://user:password@mail.example:587',
    meaning: 'how mail leaves; unset: each mail is a file in DATA_DIR/outbox',
  },
  MAIL_FROM: {
    rule: mailbox().default('GearUp <no-reply@localhost>'),
    expects: 'a sender like GearUp <hello@gearup.example>',
    meaning: 'the sender of mails',
  },
  MAIL_REPLY_TO: {
    rule: mailbox().optional(),
    expects: 'an address like GearUp <hello@gearup.example>',
    meaning: 'where answers to replies from the back office go; unset: MAIL_FROM',
  },
  GOOGLE_CLIENT_ID: {
    rule: z.string().min(1).optional(),
    expects: 'a client id',
    meaning: 'sign-in with Google; unset: the button says that it is not set up',
  },
  GOOGLE_CLIENT_SECRET: {
    rule: z.string().min(1).optional(),
    isSecret: true,
    expects: 'the secret of GOOGLE_CLIENT_ID',
    meaning: 'goes with GOOGLE_CLIENT_ID',
  },
  GOOGLE_ISSUER: {
    rule: url(/^https?$/, 'https://accounts.google.com').default('https://accounts.google.com'),
    expects: 'a URL like https://accounts.google.com',
    meaning: 'the OpenID provider',
  },
  AI_BASE_URL: {
    rule: url(/^https?$/, 'https://api.openai.com/v1').optional(),
    expects: 'a URL like https://api.openai.com/v1',
    meaning: 'an OpenAI-compatible endpoint for the assistant; unset: the built-in assistant',
  },
  AI_API_KEY: {
    rule: z.string().min(1).optional(),
    isSecret: true,
    expects: 'a key of AI_BASE_URL',
    meaning: 'goes with AI_BASE_URL; unset: the endpoint wants none',
  },
  AI_MODEL: {
    rule: z.string().min(1).optional(),
    expects: 'the name of a model of AI_BASE_URL',
    meaning: 'required with AI_BASE_URL',
  },
  S3_ENDPOINT: {
    rule: url(/^https?$/, 'https://s3.eu-central-1.amazonaws.com').optional(),
    expects: 'a URL like https://s3.eu-central-1.amazonaws.com',
    meaning: 'an S3-compatible store for uploaded pictures; unset: DATA_DIR/pictures',
  },
  S3_BUCKET: {
    rule: z
      .string()
      .regex(/^[\w.-]{3,63}$/)
      .optional(),
    expects: 'the name of a bucket of S3_ENDPOINT',
    meaning: 'required with S3_ENDPOINT',
  },
  S3_REGION: {
    rule: z.string().min(1).default('us-east-1'),
    expects: 'the region of S3_BUCKET',
    meaning: 'goes with S3_ENDPOINT',
  },
  S3_ACCESS_KEY_ID: {
    rule: z.string().min(1).optional(),
    isSecret: true,
    expects: 'the id of an access key of S3_ENDPOINT',
    meaning: 'required with S3_ENDPOINT',
  },
  S3_SECRET_ACCESS_KEY: {
    rule: z.string().min(1).optional(),
    isSecret: true,
    expects: 'the secret of S3_ACCESS_KEY_ID',
    meaning: 'required with S3_ENDPOINT',
  },
  SITE_TIME_ZONE: {
    rule: z.string().refine(isTimeZone).default(Intl.DateTimeFormat().resolvedOptions().timeZone),
    expects: 'a time zone like Asia/Kolkata',
    meaning: "zone of contests that name none; unset: the server's",
  },
  CORS_ORIGINS: {
    rule: z
      .string()
      .transform((value) =>
        value
          .split(',')
          .map((origin) => origin.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.string().refine((origin) => URL.canParse(origin) && new URL(origin).origin === origin)))
      .default([]),
    expects: 'origins like https://old.example, separated by commas',
    meaning: 'whose pages may call the REST API, with Bearer and never with cookies',
  },
  TRUST_PROXY: {
    rule: count(10).default(0),
    expects: 'a number of proxies from 0 to 10',
    meaning: 'number of proxies in front, for client addresses',
  },
  CONNECTIONS_PER_ADDRESS: {
    rule: count(1_000_000).default(1000),
    expects: 'a number; 0 is without end',
    meaning: 'how many connections one address may have to a process; with TRUST_PROXY they are not counted',
  },
  SHED_LAG_MS: {
    rule: count(60_000).default(100),
    expects: 'a number of milliseconds; 0 refuses none',
    meaning: 'while event loop or thread pool lag by more, search, chat, PDFs and sign-up are refused with 503',
  },
  KEPT_MB: {
    rule: count(100_000).default(24),
    expects: 'a number of megabytes',
    meaning: 'what each process may take for pages, lists and answers that it keeps; 0 keeps nothing',
  },
  PROCESSES: {
    rule: count(12)
      .refine((processes) => processes >= 1)
      .default(1),
    expects: 'a number of processes from 1 to 12',
    meaning: 'how many processes answer, on one port; more than one pays off with as many cores',
  },
  CHECK_LINKS: {
    rule: z.enum(['off', 'on']).default('off'),
    expects: 'on or off',
    meaning: 'whether the links of the content are asked for, each once a week, and the dead ones listed',
  },
  CODEFORCES: {
    rule: z.enum(['off', 'on']).default('off'),
    expects: 'on or off',
    meaning: "whether a learner's solved problems are fetched from the public API of codeforces.com, by a handle",
  },
  METRICS_PORT: {
    rule: count(65535).optional(),
    expects: 'a port from 0 to 65535',
    meaning: 'where GET /metrics is answered, for Prometheus; 0 takes any free port; unset: nowhere',
  },
  METRICS_HOST: {
    rule: z.string().min(1).default('127.0.0.1'),
    expects: 'an address to listen on',
    meaning: 'the address of METRICS_PORT, which is not for the public',
  },
  SLOW_QUERY_MS: {
    rule: count(3_600_000).default(500),
    expects: 'a number of milliseconds',
    meaning: 'statements that take longer are logged, without their values',
  },
  LOG_LEVEL: {
    rule: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    expects: 'fatal, error, warn, info, debug, trace or silent',
    meaning: 'how much is logged',
  },
} as const satisfies Record<string, { rule: z.ZodType; expects: string; meaning: string; isSecret?: true }>;
