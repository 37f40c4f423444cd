import pino, { type DestinationStream, type Logger } from 'pino';
import type { Env } from '#server/config/env.ts';
import { currentTrace } from './trace.ts';

/** Logs JSON lines with secrets redacted, to `stream`, by default directly to standard output. */
export function createLogger(level: Env['LOG_LEVEL'], stream?: DestinationStream): Logger {
  const secrets = ['password', 'token', 'otp', 'authorization', 'cookie', 'headers.authorization', 'headers.cookie'];
  const options = {
    level,
    base: null,
    // Lines logged for a request, or for a job that it has started, carry its trace id.
    mixin: (line: object) => {
      const traceId = 'traceId' in line ? undefined : currentTrace()?.traceId;
      return traceId === undefined ? {} : { traceId };
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: secrets.flatMap((name) => [name, `*.${name}`]),
  };
  return pino(options, stream);
}
