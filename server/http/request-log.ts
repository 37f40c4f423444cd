import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** One line for each answer: reads at debug, changes at info, failures of ours at error. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    const { method } = request;
    const path = request.originalUrl.split('?', 1)[0];
    response.on('finish', () => {
      const { statusCode: status } = response;
      const level = status >= 500 ? 'error' : method === 'GET' || method === 'HEAD' ? 'debug' : 'info';
      const ms = Math.round(performance.now() - startedAt);
      const { trouble } = response.locals;
      log[level]({ requestId, method, path, status, ms, ...(trouble !== undefined && { trouble }) }, 'request');
    });
    next();
  };
}
