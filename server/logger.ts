import pino, { type Logger } from 'pino';
import type { Env } from '#server/env.ts';

/** JSON lines on standard output, with secrets redacted. */
export function createLogger(level: Env['LOG_LEVEL']): Logger {
  const secrets = ['password', 'token', 'otp', 'authorization', 'cookie', 'headers.authorization', 'headers.cookie'];
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: secrets.flatMap((name) => [name, `*.${name}`]),
  });
}
