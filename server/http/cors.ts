import library from 'cors';
import type { RequestHandler } from 'express';

/** Lets pages of the named origins call with a Bearer token, never with cookies: no Allow-Credentials is sent. */
export function cors(origins: readonly string[]): RequestHandler[] {
  return [
    ({ headers }, _response, next) => {
      // A cookie that was sent anyway is ignored.
      if (headers.origin !== undefined && origins.includes(headers.origin)) delete headers.cookie;
      next();
    },
    library(({ headers }, done) =>
      done(null, {
        origin: [...origins],
        methods: ['GET', 'POST', 'PUT', 'DELETE'],
        allowedHeaders: ['Authorization', 'Content-Type', 'If-None-Match'],
        exposedHeaders: ['ETag', 'Retry-After'],
        maxAge: 600,
        // An OPTIONS request that is not a preflight goes to the API, which answers with Allow.
        preflightContinue: headers['access-control-request-method'] === undefined,
      }),
    ),
  ];
}
