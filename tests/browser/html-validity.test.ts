import { expect, test } from 'vitest';
import { pageNames, pageOf } from '#shared/pages.ts';
import { href } from '#shared/paths.ts';
import { startSite } from './browser.ts';
import { htmlFaults } from './html-faults.ts';

const site = await startSite();

const htmlOf = async (address: string) => (await site.rest(address, { headers: { Accept: 'text/html' } })).text;

const listed = async () =>
  [...(await site.rest('/sitemap.xml')).text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => {
    const { pathname, search } = new URL(url.replaceAll('&amp;', '&'));
    return pathname + search;
  });

test('what the server sends of every page is valid', { timeout: 120_000 }, async () => {
  const records = await listed();
  const addresses = pageNames.map((page) => href(page, { id: 1, slug: 'two-sum', panel: 'users' }));
  for (const page of pageNames.filter((name) => pageOf(name).rendered)) {
    const [fixed = ''] = pageOf(page).pattern.split(':');
    expect(
      [...addresses, ...records].filter((address) => address.startsWith(fixed)),
      page,
    ).not.toEqual([]);
  }
  const faults: string[] = [];
  // Those of the sitemap are looked at where each of them is read, in found-by-search.
  for (const address of [...addresses.filter((one) => !records.includes(one)), '/nowhere'])
    faults.push(...(await htmlFaults(await htmlOf(address), address)));
  expect(faults).toEqual([]);
});

test('finds what is not valid', async () => {
  const html = (await htmlOf('/')).replace('</main>', '<div aria-label="No role"></div></main>');
  expect(await htmlFaults(html, '/')).toEqual([expect.stringContaining('/: aria-label-misuse')]);
});
