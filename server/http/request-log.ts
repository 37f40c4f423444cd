import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { requestSeconds } from '#server/metrics/instruments.ts';
import { traceIdOf, withTrace } from '#server/logging/trace.ts';
import { routePattern } from './route-pattern.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

/**
 * Logs one line for each response (reads at debug, changes at info, server errors at error) and records its duration
 * by route.
 * @param isProcedure whether the tRPC API has a procedure with this name
 */
export function requestLog(log: Logger, isProcedure: (path: string) => boolean): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    const traceId = traceIdOf(request.headers.traceparent);
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    const { method } = request;
    const path = request.originalUrl.split('?', 1)[0];
    response.on('finish', () => {
      const { statusCode: status } = response;
      const level = status >= 500 ? 'error' : method === 'GET' || method === 'HEAD' ? 'debug' : 'info';
      const ms = performance.now() - startedAt;
      const known = METHODS.includes(method) ? method : '(other)';
      const route = routePattern(request, isProcedure);
      requestSeconds.observe({ method: known, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
      const { trouble } = response.locals;
      const line = { requestId, traceId, method, path, status, ms: Math.round(ms) };
      log[level]({ ...line, ...(trouble !== undefined && { trouble }) }, 'request');
    });
    withTrace({ traceId, requestId }, next);
  };
}
