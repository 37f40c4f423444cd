import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Router } from 'express';
import sirv from 'sirv';
import { describeApi } from './openapi.ts';
import type { Route } from './route.ts';

const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>GearUp: the REST API</title>
<link rel="stylesheet" href="/api-docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api-docs/swagger-ui-bundle.js"></script>
<script src="/api-docs/start.js"></script>
</body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#swagger-ui', deepLinking: true });\n`;

/** The description of the REST API, for machines and for people. */
export function apiDocs(routes: readonly Route[], siteUrl: string): Router {
  const router = Router({ caseSensitive: true });
  // Created on the first request: most processes never get one.
  let description: ReturnType<typeof describeApi> | undefined;
  router.get('/openapi.json', (_request, response) => {
    description ??= describeApi(routes, siteUrl);
    response.set('Cache-Control', 'no-cache').json(description);
  });
  router.get('/api-docs', (_request, response) => void response.type('html').send(PAGE));
  router.get('/api-docs/start.js', (_request, response) => void response.type('js').send(START));
  router.use('/api-docs', sirv(SWAGGER_UI, { etag: true }));
  return router;
}
