import { type Request, Router } from 'express';
import type { Logger } from 'pino';
import { AppError } from '#server/errors.ts';
import { asksForJson } from '#server/http/accept.ts';
import { type ReadyBytes, toReadyBytes } from '#server/http/ready-bytes.ts';
import { sendReady } from '#server/http/send-ready.ts';
import type { VisitorQuery } from '#server/http/trpc/visitor-query.ts';
import { panelAt } from '#shared/panels.ts';
import { pageOf } from '#shared/pages.ts';
import { type Match, matchPage, readAddress } from '#shared/paths.ts';
import type { RenderedPage } from '#shared/rendering.ts';
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
  log: Logger;
  siteUrl: string;
  siteTimeZone: string;
  query: VisitorQuery;
  onChange(listener: () => void): void;
};

/** The page for any GET that nothing else answered: 200 for a page that exists, else 404. */
export function sitePages({ client, log, siteUrl, siteTimeZone, query, onChange }: SiteDeps): Router {
  const kept = new Map<string, Kept>();
  let generation = 0;
  onChange(() => {
    generation++;
    kept.clear();
  });

  async function renderOrNull(url: string, { page }: Match): Promise<RenderedPage | null> {
    if (!pageOf(page).rendered) return null;
    try {
      return await client.render({ url, now: Date.now(), timeZone: siteTimeZone, siteUrl, query });
    } catch (error) {
      // The browser can still draw the page itself.
      log.error({ err: error, url }, 'a page could not be rendered');
      return null;
    }
  }

  async function answer(request: Request): Promise<Kept> {
    const { path, originalUrl } = request;
    // Who is handed over in the address is for the browser alone.
    const isHandedOver = request.query.user !== undefined;
    const url = readAddress(path, new URLSearchParams(originalUrl.split('?')[1]));
    const known = isHandedOver ? undefined : kept.get(url);
    if (known && known.until > Date.now()) return known;
    const before = generation;
    const match = matchPage(path);
    const found = match !== null && (await exists(match, query));
    const page = found && !isHandedOver ? await renderOrNull(url, match) : null;
    const html = pageHtml(await client.template(originalUrl), {
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

/** Whether a visitor finds what the address of a page names. */
async function exists({ page, parameters }: Match, query: VisitorQuery): Promise<boolean> {
  const { exists: named } = pageOf(page);
  if (named === 'always') return true;
  if (named === 'panel') return panelAt(parameters.panel ?? '') !== null;
  const lookup = named(parameters);
  try {
    const found = await query(lookup.query, lookup.input);
    return !isEmptyPage(found);
  } catch (error) {
    const { code } = error as { code?: unknown }; // of tRPC
    if (code === 'NOT_FOUND' || code === 'BAD_REQUEST') return false;
    throw error;
  }
}

const isEmptyPage = (found: unknown) =>
  typeof found === 'object' &&
  found !== null &&
  'items' in found &&
  Array.isArray(found.items) &&
  found.items.length === 0;
