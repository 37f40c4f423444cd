import { isAbsolute, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';
import { SETTINGS } from './settings.ts';

const SECRET_VALUE = 'do-not-show';

/** Values that each setting refuses; a folder and an address to listen on may be any text. */
const BAD: Record<string, string[]> = {
  PORT: ['abc', '-1', '65536', '80.5', '0x10', '3000 or so'],
  HOST: [],
  DATABASE_URL: [
    ...['nonsense', `mysql://gearup:${SECRET_VALUE}@db/gearup`, `postgres//gearup:${SECRET_VALUE}`],
    ...[`postgresql://gearup:${SECRET_VALUE}@one,,two/gearup`, `postgresql://gearup:${SECRET_VALUE}@one,two:x/gearup`],
    `postgresql://gearup:${SECRET_VALUE}@one,two/gearup?target_session_attrs=read-only`,
  ],
  DIRECT_DATABASE_URL: ['nonsense', `mysql://gearup:${SECRET_VALUE}@db/gearup`],
  DATABASE_CONNECT_MS: ['soon', '99', '60001', '-1'],
  DATABASE_STATEMENT_MS: ['10s', '-1', '3600001'],
  DATABASE_LOCK_MS: ['never', '-1', '1.5'],
  DATA_DIR: [],
  SITE_URL: ['gearup.example', 'ftp://gearup.example', '//gearup.example'],
  JWT_SECRET: [SECRET_VALUE],
  ADMIN_USERNAME: ['ab', 'x'.repeat(65)],
  ADMIN_PASSWORD: ['dont-ok', `${SECRET_VALUE}${'x'.repeat(128)}`],
  ADMIN_TWO_FACTOR: ['yes', 'REQUIRED', 'off'],
  SMTP_URL: ['nonsense', `http://gearup:${SECRET_VALUE}@mail.example`],
  MAIL_FROM: ['nobody', 'GearUp <a@b>\nBcc: x@y'],
  MAIL_REPLY_TO: ['nobody', 'GearUp <a@b>\nBcc: x@y'],
  GOOGLE_CLIENT_ID: [],
  GOOGLE_CLIENT_SECRET: [],
  GOOGLE_ISSUER: ['accounts.google.com', 'ftp://accounts.google.com'],
  AI_BASE_URL: ['api.openai.com', 'ftp://api.openai.com'],
  AI_API_KEY: [],
  AI_MODEL: [],
  S3_ENDPOINT: ['s3.example', 'ftp://s3.example'],
  S3_BUCKET: ['ab', 'a/b', 'x'.repeat(64)],
  S3_REGION: [],
  S3_ACCESS_KEY_ID: [],
  S3_SECRET_ACCESS_KEY: [],
  SITE_TIME_ZONE: ['Mars/Base', '+05:30', 'IST is not one'],
  CORS_ORIGINS: ['old.example', 'https://old.example/path', 'https://old.example, nonsense', '*'],
  TRUST_PROXY: ['yes', '-1', '11', '1.5'],
  CONNECTIONS_PER_ADDRESS: ['many', '-1', '1.5'],
  SHED_LAG_MS: ['slow', '-1', '1.5'],
  KEPT_MB: ['much', '-1', '1.5'],
  PROCESSES: ['0', '13', '1.5', 'all', '-1'],
  CHECK_LINKS: ['yes', 'ON', '1'],
  CODEFORCES: ['yes', 'ON', '1'],
  METRICS_PORT: ['65536', 'on', '-1'],
  METRICS_HOST: [],
  SLOW_QUERY_MS: ['slow', '-1', '1.5'],
  LOG_LEVEL: ['loud', 'INFO', '7'],
};

const SECRETS = ['DATABASE_URL', 'DIRECT_DATABASE_URL', 'SMTP_URL', 'JWT_SECRET', 'ADMIN_PASSWORD'];

function refusalOf(source: NodeJS.ProcessEnv): string {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  throw new Error(`accepted ${JSON.stringify(source)}`);
}

test('every setting is tested here', () => {
  expect(Object.keys(SETTINGS).filter((name) => !(name in BAD))).toEqual([]);
});

const cases = Object.entries(BAD).flatMap(([name, values]) => values.map((value) => ({ name, value })));

test.each(cases)('a bad $name stops the start with one line: $value', ({ name, value }) => {
  const message = refusalOf({ [name]: value });
  const { expects } = SETTINGS[name as keyof typeof SETTINGS]; // a key of the table, by the test above
  expect(message).not.toContain('\n');
  expect(message.startsWith(`${name} is `)).toBe(true);
  expect(message).toContain(expects);
  if (SECRETS.includes(name)) {
    expect(message).not.toContain(value);
    expect(message).not.toContain(SECRET_VALUE);
  } else {
    expect(message).toContain(JSON.stringify(value));
  }
});

test('a bucket and its keys are required with S3_ENDPOINT', () => {
  const variables: NodeJS.ProcessEnv = { S3_ENDPOINT: 'https://s3.example/' };
  for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
    expect(refusalOf(variables)).toMatch(new RegExp(`^${name} is unset; with S3_ENDPOINT`));
    variables[name] = 'pictures';
  }
  expect(readEnv(variables)).toMatchObject({ S3_ENDPOINT: 'https://s3.example', S3_REGION: 'us-east-1' });
});

test('a value with a line break does not break the line', () => {
  expect(refusalOf({ LOG_LEVEL: 'in\nfo' })).not.toContain('\n');
});

test('JWT_SECRET is required with DATABASE_URL, and the address is not shown', () => {
  const DATABASE_URL = `postgresql://gearup:${SECRET_VALUE}@db:5432/gearup`;
  const message = refusalOf({ DATABASE_URL });
  expect(message).toMatch(/^JWT_SECRET is unset/);
  expect(message).toContain('32 characters');
  expect(message).not.toContain(SECRET_VALUE);
  expect(readEnv({ DATABASE_URL, JWT_SECRET: 'x'.repeat(32) })).toMatchObject({ DATABASE_URL });
});

test('DATABASE_URL is required with DIRECT_DATABASE_URL, and the address is not shown', () => {
  const DIRECT_DATABASE_URL = `postgresql://gearup:${SECRET_VALUE}@db:5432/gearup`;
  const message = refusalOf({ DIRECT_DATABASE_URL });
  expect(message).toMatch(/^DATABASE_URL is unset/);
  expect(message).not.toContain(SECRET_VALUE);
});

test('AI_MODEL is required with AI_BASE_URL', () => {
  const AI_BASE_URL = 'https://models.example/v1';
  expect(refusalOf({ AI_BASE_URL })).toMatch(/^AI_MODEL is unset/);
  expect(readEnv({ AI_BASE_URL, AI_MODEL: 'parrot' })).toMatchObject({ AI_BASE_URL, AI_MODEL: 'parrot' });
});

describe('what is accepted', () => {
  test('everything is optional', () => {
    const env = readEnv({});
    expect(env).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      ADMIN_USERNAME: 'admin',
      TRUST_PROXY: 0,
      KEPT_MB: 24,
      CHECK_LINKS: 'off',
      CODEFORCES: 'off',
      LOG_LEVEL: 'info',
    });
    expect(env.CORS_ORIGINS).toEqual([]);
    expect(env.DATABASE_URL).toBeUndefined();
    expect(env.DATA_DIR).toBe(resolve('.data'));
  });

  test.each(['', '   '])('a blank value (%j) counts as unset', (blank) => {
    const variables = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, blank]));
    expect(readEnv(variables)).toEqual(readEnv({}));
  });

  test('numbers are numbers, lists are lists, folders are absolute', () => {
    const env = readEnv({
      PORT: '0',
      TRUST_PROXY: '10',
      KEPT_MB: '0',
      CORS_ORIGINS: ' https://old.example , http://localhost:8080,',
      DATA_DIR: 'somewhere',
      SITE_TIME_ZONE: 'Asia/Kolkata',
      SITE_URL: 'https://gearup.example/',
    });
    expect(env).toMatchObject({
      PORT: 0,
      TRUST_PROXY: 10,
      KEPT_MB: 0,
      SITE_TIME_ZONE: 'Asia/Kolkata',
      SITE_URL: 'https://gearup.example',
    });
    expect(env.CORS_ORIGINS).toEqual(['https://old.example', 'http://localhost:8080']);
    expect(isAbsolute(env.DATA_DIR)).toBe(true);
  });

  test.each(['UTC', 'Europe/Berlin'])('the zone %s', (SITE_TIME_ZONE) => {
    expect(readEnv({ SITE_TIME_ZONE })).toMatchObject({ SITE_TIME_ZONE });
  });

  test('passwords and secrets at their bounds', () => {
    for (const ADMIN_PASSWORD of ['x'.repeat(8), 'x'.repeat(128)]) {
      expect(readEnv({ ADMIN_PASSWORD })).toMatchObject({ ADMIN_PASSWORD });
    }
    expect(readEnv({ JWT_SECRET: 'x'.repeat(32) }).JWT_SECRET).toHaveLength(32);
  });
});
