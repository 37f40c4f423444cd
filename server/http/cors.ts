import type { RequestHandler } from 'express';

const MAX_AGE_SECONDS = '600';

/** Lets pages of the named origins call with Bearer. Never with cookies: no Allow-Credentials is sent. */
export function cors(origins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const { origin } = request.headers;
    if (origins.length > 0) response.vary('Origin');
    if (origin === undefined || !origins.includes(origin)) return next();
    // A cookie that was sent nevertheless is ignored.
    delete request.headers.cookie;
    response.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'ETag, Retry-After' });
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return next();
    response.set({
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-None-Match',
      'Access-Control-Max-Age': MAX_AGE_SECONDS,
    });
    response.status(204).end();
  };
}
