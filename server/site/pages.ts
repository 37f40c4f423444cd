import { type Request, Router } from 'express';
import type { Logger } from 'pino';
import { asksForJson } from '#server/http/accept.ts';
import { AppError } from '#server/errors.ts';
import { sendReady } from '#server/http/send-ready.ts';
import { VISITOR } from '#server/access/access.ts';
import { type ReadyBytes, toReadyBytes } from '#server/http/ready-bytes.ts';
import type { Services } from '#server/services.ts';
import { panelAt } from '#shared/panels.ts';
import { type Match, matchPage, pages } from '#shared/paths.ts';
import { preparationCompanyAt } from '#shared/preparation-companies.ts';
import type { RenderedPage, RenderRequest } from '#shared/rendering.ts';
import type { Client } from './client.ts';
import { pageHtml } from './page-html.ts';

/** Rendered pages are the same for every visitor, so they are kept for a moment, and never past a change. */
const KEEP_MS = 15_000;
const MOST_KEPT = 300;

const HTML_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Accept, Accept-Encoding',
};

type Kept = { status: number; ready: ReadyBytes; until: number };

type SiteDeps = {
  client: Client;
  services: Services;
  log: Logger;
  siteUrl: string;
  siteTimeZone: string;
  /** Answers queries of the tRPC door as for a visitor. */
  query: RenderRequest['query'];
  onChange(listener: () => void): void;
};

/** The page for any GET that nothing else answered: 200 for a page that exists, else 404. */
export function site({ client, services, log, siteUrl, siteTimeZone, query, onChange }: SiteDeps): Router {
  const kept = new Map<string, Kept>();
  let generation = 0;
  onChange(() => {
    generation++;
    kept.clear();
  });

  async function renderOrNull(url: string, match: Match): Promise<RenderedPage | null> {
    if (!('rendered' in pages[match.page])) return null;
    try {
      return await client.render({ url, now: Date.now(), timeZone: siteTimeZone, siteUrl, query });
    } catch (error) {
      // The browser can still draw the page itself.
      log.error({ err: error, url }, 'a page could not be rendered');
      return null;
    }
  }

  async function answer(request: Request): Promise<Kept> {
    const { originalUrl: url } = request;
    const known = kept.get(url);
    if (known && known.until > Date.now()) return known;
    const before = generation;
    const match = matchPage(request.path);
    const found = match !== null && (await exists(match, services));
    // Who is handed over in the address is for the browser alone.
    const page = found && request.query.user === undefined ? await renderOrNull(url, match) : null;
    const html = pageHtml(await client.template(url), {
      page,
      scripts: page ? client.scriptsOf(page.file) : [],
      siteUrl,
    });
    const fresh: Kept = {
      status: found ? 200 : 404,
      ready: await toReadyBytes(Buffer.from(html)),
      until: Date.now() + KEEP_MS,
    };
    if (page && before === generation) keep(url, fresh);
    return fresh;
  }

  function keep(url: string, page: Kept) {
    kept.delete(url);
    kept.set(url, page);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  }

  const router = Router();
  router.use(client.assets);
  router.use(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new AppError('not_found', `There is no ${request.method} ${request.path}`);
    }
    const { status, ready } = await answer(request);
    if (status === 404 && asksForJson(request.headers.accept))
      throw new AppError('not_found', `There is no ${request.path}`);
    sendReady(request, response, { ready, headers: HTML_HEADERS, status });
  });
  return router;
}

async function exists({ page, parameters }: Match, services: Services): Promise<boolean> {
  const { id = '', panel = '', company = '' } = parameters;
  if (page === 'dashboardPanel') return panelAt(panel) !== null;
  if (page === 'preparation') return preparationCompanyAt(company) !== undefined;
  try {
    if (page === 'blog') await services.blogs.page(VISITOR, /^\d{1,9}$/.test(id) ? Number(id) : -1);
    if (page === 'result') await services.search.result(VISITOR, id);
    if (page === 'contest') await services.contests.contest(VISITOR, id);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false;
    throw error;
  }
}
