import { resolve } from 'node:path';
import type { z } from 'zod';
import { ExpectedError } from '#shared/expected-error.ts';
import { SETTINGS } from './settings.ts';

type Settings = { [K in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[K]['rule']> };

export type Env = Settings;

/** Thrown for a wrong setting; the message is the one line with which the start fails. */
export class EnvError extends ExpectedError {}

/**
 * Reads and checks all settings. A blank one counts as unset.
 * @throws EnvError naming the variable, its value and what it should be
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(SETTINGS)) {
    const { rule, expects } = setting;
    const value = source[name]?.trim() === '' ? undefined : source[name];
    const parsed = rule.safeParse(value);
    if (!parsed.success)
      throw new EnvError(
        `${name} is ${'isSecret' in setting ? 'set but not usable' : JSON.stringify(value)}; it should be ${expects}`,
      );
    values[name] = parsed.data;
  }
  const env = values as Settings; // each value has passed the rule of its name
  if (env.GOOGLE_CLIENT_ID && !env.GOOGLE_CLIENT_SECRET)
    throw new EnvError('GOOGLE_CLIENT_SECRET is unset; it should be the secret of GOOGLE_CLIENT_ID');
  if (env.AI_BASE_URL && !env.AI_MODEL)
    throw new EnvError('AI_MODEL is unset; with AI_BASE_URL it should be the name of a model of it');
  for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (env.S3_ENDPOINT && !env[name])
      throw new EnvError(`${name} is unset; with S3_ENDPOINT it should be ${SETTINGS[name].expects}`);
  if (env.DATABASE_URL && !env.JWT_SECRET)
    throw new EnvError('JWT_SECRET is unset; with DATABASE_URL it should be 32 characters or more');
  if (env.DIRECT_DATABASE_URL && !env.DATABASE_URL)
    throw new EnvError('DATABASE_URL is unset; with DIRECT_DATABASE_URL it should be the address of the pooler');
  return { ...env, DATA_DIR: resolve(env.DATA_DIR) };
}

/** The database timeouts of the site, in milliseconds. */
export const patienceOf = (env: Env) => ({
  connection: env.DATABASE_CONNECT_MS,
  statement: env.DATABASE_STATEMENT_MS,
  lock: env.DATABASE_LOCK_MS,
});

/**
 * The settings of this process as variables for another one. Unset ones are empty strings, so that the other process
 * does not take them from a `.env` that has changed since the start.
 */
export const settingsAsVariables = (): Record<string, string> =>
  Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, process.env[name] ?? '']));
