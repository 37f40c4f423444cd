import { expect, test } from 'vitest';
import { pageNames, pageOf } from '#shared/pages.ts';
import { href } from '#shared/paths.ts';
import { startSite } from '../browser.ts';
import { htmlFaults, repeatedIds, withNewParts } from '../html-faults.ts';

const site = await startSite();
const { key: userKey } = await site.createUser();
await site.database.prisma.publicProfile.create({ data: { userKey, name: 'ada', isOn: true } });

const htmlOf = async (address: string) => (await site.rest(address, { headers: { Accept: 'text/html' } })).text;

const listed = async () =>
  [...(await site.rest('/sitemap.xml')).text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => {
    const { pathname, search } = new URL(url.replaceAll('&amp;', '&'));
    return pathname + search;
  });

test("the server's HTML of every page is valid", { timeout: 120_000 }, async () => {
  const records = await listed();
  const addresses = pageNames.map((page) => href(page, { id: 1, slug: 'two-sum', panel: 'users', name: 'ada' }));
  for (const page of pageNames.filter((name) => pageOf(name).rendered)) {
    const [fixed = ''] = pageOf(page).pattern.split(':');
    expect(
      [...addresses, ...records].filter((address) => address.startsWith(fixed)),
      page,
    ).not.toEqual([]);
  }
  const faults: string[] = [];
  // Pages in the sitemap are checked in found-by-search, which reads each of them.
  for (const address of [...addresses.filter((one) => !records.includes(one)), '/nowhere'])
    faults.push(...(await htmlFaults(await htmlOf(address), address)));
  expect(faults).toEqual([]);
});

test('finds invalid HTML', async () => {
  const html = (await htmlOf('/')).replace('</main>', '<div aria-label="No role"></div></main>');
  expect(await htmlFaults(html, '/')).toEqual([expect.stringContaining('/: aria-label-misuse')]);
});

test('checks a page only if it has a part that no page before it had', async () => {
  const hasNewParts = withNewParts();
  const page = await htmlOf('/detail/1');
  expect([hasNewParts(page), hasNewParts(page), hasNewParts(await htmlOf('/detail/2'))]).toEqual([true, false, false]);
  for (const part of ['<p><button>press</button></p>', '<p role="none">x</p>', '<a href="/"><button>x</button></a>']) {
    const changed = page.replace('</main>', `${part}</main>`);
    expect([part, hasNewParts(changed), hasNewParts(changed)]).toEqual([part, true, false]);
  }
  expect([repeatedIds(page), repeatedIds(page.replace('</main>', '<p id="root"></p></main>'))]).toEqual([[], ['root']]);
});
