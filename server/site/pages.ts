import { type Request, type RequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import { AppError, toAppError } from '#server/errors.ts';
import { asksForJson } from '#server/http/accept.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';
import type { PreparedResponse } from '#server/http/prepared-response.ts';
import { rejectIfOverloaded } from '#server/http/shedding.ts';
import { sendPrepared } from '#server/http/send-prepared.ts';
import { recordError } from '#server/http/trouble.ts';
import type { VisitorQueries } from '#server/http/trpc/cached-queries.ts';
import { renderSeconds } from '#server/metrics/instruments.ts';
import { PAGE_FRESH_MS, TIME_FRESH_MS } from '#shared/freshness.ts';
import { pageOf } from '#shared/pages.ts';
import { href, type Match, matchPage, withParameters } from '#shared/paths.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import type { Client } from './client.ts';
import { findPage } from './find-page.ts';
import { emptyPageHtml, renderedPageHtml } from './page-html.ts';

const HTML_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Accept, Accept-Encoding',
};

type SiteDeps = {
  client: Client;
  log: Logger;
  siteUrl: string;
  siteTimeZone: string;
  answers: ResponseCache;
  queries: VisitorQueries;
  securityHeaders: Record<string, string>;
};

export type SitePages = {
  /** Answers with cached pages, before anything else runs. */
  cached: RequestHandler;
  /** The page for any GET that nothing else answered: 200 for a page that exists, else 404. */
  all: Router;
};

export function createSitePages(deps: SiteDeps): SitePages {
  const { client, log, siteUrl, siteTimeZone, answers, queries, securityHeaders } = deps;

  const keyOf = (address: string) => `page ${address}`;

  /**
   * The page without content, which the browser fills in. @param file the file of the page whose scripts it should name
   */
  const empty = (url: string, file = '') =>
    answers.read(`empty page ${file}`, async () => {
      const scripts = file === '' ? [] : client.scriptsOf(file);
      return { body: emptyPageHtml(await client.template(url), scripts), reads: [] };
    });

  async function render(address: string) {
    const reads = new Set<ResourceName>();
    let isLastKnown = false;
    let isCacheable = true;
    const ask = async (query: string, input: unknown) => {
      const result = await queries.ask(query, input);
      isLastKnown ||= result.isLastKnown;
      if (result.reads === null) {
        rejectIfOverloaded();
        isCacheable = false;
      }
      for (const part of result.reads ?? []) reads.add(part);
      return result.data;
    };
    const end = renderSeconds.startTimer();
    const page = await client.render({ address, now: Date.now(), timeZone: siteTimeZone, siteUrl, ask });
    end();
    if (page.missing.length > 0) log.warn({ address, missing: page.missing }, 'a page does not say what it needs');
    const body = renderedPageHtml(await client.template(address), {
      page,
      scripts: client.scriptsOf(page.file),
      siteUrl,
    });
    return {
      body,
      reads,
      until: Date.now() + (page.tellsTime ? TIME_FRESH_MS : PAGE_FRESH_MS),
      isLastKnown,
      isCacheable,
    };
  }

  async function rendered(address: string): Promise<PreparedResponse> {
    const ask = async (query: string, input: unknown) => (await queries.ask(query, input)).data;
    const own = address.includes('?') ? await client.addressOf(address, ask) : address;
    return answers.read(keyOf(own), () => render(own));
  }

  type Page = { status: number; prepared: PreparedResponse; trouble?: AppError };

  async function answer({ path, originalUrl, query }: Request): Promise<Page> {
    try {
      const match = matchPage(path);
      const existing = match && (await findPage(match, queries));
      // A user who is handed over in the address (`?user=`) is handled by the browser only.
      if (!existing || !pageOf(existing.page).rendered || query.user !== undefined)
        return {
          status: existing ? 200 : 404,
          prepared: await empty(originalUrl, existing ? pageOf(existing.page).file : ''),
        };
      return { status: 200, prepared: await rendered(addressIn(existing, originalUrl)) };
    } catch (error) {
      // The browser can still render the page itself, as far as it has or gets the data.
      const trouble = toAppError(error);
      if (trouble.code === 'unavailable') return { status: 503, prepared: await empty(originalUrl), trouble };
      log.error({ err: error, url: originalUrl }, 'a page could not be rendered');
      return { status: 200, prepared: await empty(originalUrl) };
    }
  }

  const headers = { ...securityHeaders, ...HTML_HEADERS };
  const all = Router();
  all.use(client.assets);
  all.use(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new AppError('not_found', `There is no ${request.method} ${request.path}`);
    }
    const { status, prepared, trouble } = await answer(request);
    if (status === 404 && asksForJson(request.headers.accept))
      throw new AppError('not_found', `There is no ${request.path}`);
    if (trouble) recordError(response, trouble);
    sendPrepared(request, response, { prepared, headers: HTML_HEADERS, status });
  });
  return {
    all,
    cached(request, response, next) {
      const address = request.method === 'GET' || request.method === 'HEAD' ? exactAddress(request.url) : null;
      const prepared = address === null ? undefined : answers.cached(keyOf(address));
      if (!prepared) return next();
      sendPrepared(request, response, { prepared, headers });
    },
  };
}

/** Returns the URL that the server renders: the path in the site's spelling, and the query parameters that it uses. */
function addressIn({ page, parameters }: Match, url: string): string {
  const own = Object.entries(parameters).map(([name, segment]) => [name, plain(segment)]);
  return withParameters(
    href(page, Object.fromEntries(own) as Record<string, string>),
    pageOf(page).query.server,
    new URLSearchParams(url.split('?')[1]),
  );
}

/** Drops leading zeros of an id. */
const plain = (segment: string) => (/^\d{1,9}$/.test(segment) ? String(Number(segment)) : segment);

/**
 * The same, for a path in the spelling of the site, as other spellings may be calls of the REST API. Null for
 * those, for a URL without a rendered page, and if it hands over a user.
 */
function exactAddress(url: string): string | null {
  const [path = '', search] = url.split('?', 2);
  const match = matchPage(path);
  if (!match || !pageOf(match.page).rendered) return null;
  if (search !== undefined && new URLSearchParams(search).has('user')) return null;
  const address = addressIn(match, url);
  return address === path || address.startsWith(`${path}?`) ? address : null;
}
