import type { TestApp } from '#server/testing/test-app.ts';
import { htmlFaults, repeatedIds, withNewParts } from './html-faults.ts';

type Thing = { '@type': string } & Record<string, unknown>;

/** Reads of a page what a search engine reads, without running it. */
export async function indexedPage({ rest }: TestApp, path: string) {
  const { status, text } = await rest(path, { headers: { Accept: 'text/html' } });
  const [head = ''] = text.split('<body>');
  const first = (pattern: RegExp) => unescape(pattern.exec(head)?.[1]);
  const property = (name: string) => first(new RegExp(`<meta property="${name}" content="([^"]*)"`));
  const scripts = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const graphs = scripts.map(([, json = '']) => JSON.parse(json) as { '@context': string; '@graph': Thing[] });
  return {
    status,
    html: text,
    body: text.slice(head.length).split('id="rendered"')[0] ?? '',
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    property,
    thing: (type: string) => graphs.flatMap((graph) => graph['@graph']).find((each) => each['@type'] === type),
    contexts: graphs.map((graph) => graph['@context']),
  };
}

const unescape = (text: string | undefined) =>
  text?.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

/** The addresses that the sitemap lists, without the site's own. */
export async function sitemapAddresses({ rest, url }: TestApp): Promise<string[]> {
  const { text } = await rest('/sitemap.xml');
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    (unescape(address) ?? '').slice(url.length),
  );
}

/**
 * Returns the faults of pages that search engines are told of: each is there at its canonical URL, has a title of its
 * own and a description, and is valid HTML.
 */
export async function indexFaults(app: TestApp, addresses: readonly string[]): Promise<string[]> {
  const titles = new Map<string, string>();
  const faults: string[] = [];
  const hasNewParts = withNewParts();
  for (const address of addresses) {
    const { status, canonical, title = '', description = '', body, html } = await indexedPage(app, address);
    const refuse = (fault: string) => faults.push(`${address}: ${fault}`);
    if (status !== 200) refuse(`status ${status}`);
    if (canonical !== `${app.url}${address}`) refuse(`its canonical URL is ${canonical}`);
    if (!title.includes('GearUp')) refuse(`its title is ${title}`);
    if (titles.has(title)) refuse(`${titles.get(title)} has the same title`);
    titles.set(title, address);
    if (description.length <= 20) refuse(`its description is ${description}`);
    if (body.match(/<h1[ >]/g)?.length !== 1) refuse('it has not one first-level heading');
    for (const id of repeatedIds(html)) refuse(`the id ${id} stands twice`);
    // A page with the same parts as the ones before is as valid as those.
    if (hasNewParts(html)) faults.push(...(await htmlFaults(html, address)));
  }
  return faults;
}
