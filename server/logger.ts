import pino, { type DestinationStream, type Logger } from 'pino';
import type { Env } from '#server/env.ts';

/** JSON lines with secrets redacted, straight to standard output unless they are to go through a stream. */
export function createLogger(level: Env['LOG_LEVEL'], stream?: DestinationStream): Logger {
  const secrets = ['password', 'token', 'otp', 'authorization', 'cookie', 'headers.authorization', 'headers.cookie'];
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: secrets.flatMap((name) => [name, `*.${name}`]),
  };
  return pino(options, stream);
}
