import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { pages } from '#shared/pages.ts';
import { href } from '#shared/paths.ts';
import { startSite } from '../browser.ts';
import { indexedPage, indexFaults, sitemapAddresses } from '../indexed-page.ts';

const site = await startSite();
const { prisma } = site.database;

const HOSTILE = '</script><script>window.hacked = 1</script><!-- "quoted" \'single\' & ]]> $& é 😀';

const indexed = (path: string) => indexedPage(site, path);

describe('the sitemap', () => {
  // tests/content/every-page.test.ts looks at every page.
  test('contains each page once; of each kind, some are valid at their canonical URL', async () => {
    await fillPages();
    const addresses = await sitemapAddresses(site);
    expect(new Set(addresses).size).toBe(addresses.length);
    const kindOf = (address: string) => /^\/(.+?)\//.exec(address)?.[1];
    const some = [...Map.groupBy(addresses, kindOf)].flatMap(([kind, ofKind]) => (kind ? ofKind.slice(0, 4) : ofKind));
    expect(await indexFaults(site, some)).toEqual([]);
  });

  test('contains every public page, its further pages and categories, and no duplicate URLs', async () => {
    await fillPages();
    const addresses = await sitemapAddresses(site);
    const [blogs, contests, guides, problems] = await Promise.all([
      prisma.blog.findMany({ where: { published: true } }),
      prisma.contest.findMany(),
      prisma.preparationGuide.findMany({ where: { company: { not: 'TCS' } } }),
      prisma.problem.findMany({ select: { slug: true, contest: true } }),
    ]);
    // The problems of an upcoming contest are hidden.
    const ahead = contests.flatMap(({ id, startsAt }) => (startsAt && startsAt > new Date() ? [id] : []));
    const visibleProblems = problems.filter(({ contest }) => contest === null || !ahead.includes(contest));
    const expected = [
      ...Object.values(pages)
        .filter(({ rendered, robots }) => rendered && robots === 'open')
        .filter(({ sitemap, pattern }) => typeof sitemap === 'string' && !pattern.includes(':'))
        .map(({ pattern }) => pattern),
      ...blogs.map(({ id }) => href('blog', { id })),
      ...contests.map(({ id }) => href('contest', { id })),
      ...guides.map(({ slug }) => href('preparation', { slug })),
      ...visibleProblems.map(({ slug }) => href('problem', { slug })),
      '/Python?page=2',
      '/CS-Fundamental?category=cn',
      '/CS-Fundamental?category=cn&page=2',
      '/Technical-Blog?category=preparation',
      '/Technical-Blog?category=preparation&page=2',
    ];
    expect(addresses).toEqual(expect.arrayContaining(expected));
    const lists = addresses.filter((address) => address.includes('?'));
    expect(addresses.length - lists.length).toBe(expected.length - 5);
    expect(addresses).not.toContain('/New-Updated-Sheet');
  });

  test('contains the dates of changes of blogs and contests', async () => {
    const { text } = await site.rest('/sitemap.xml');
    const { updatedAt } = await prisma.blog.findUniqueOrThrow({ where: { id: 1 } });
    expect(text).toContain(`<loc>${site.url}/detail/1</loc><lastmod>${updatedAt.toISOString()}</lastmod>`);
    expect((await readXml(await site.visit('/Pagenotfound'), text)).fault).toBeNull();
  });
});

/** Adds more than one page of each kind of list. */
async function fillPages() {
  const note = await prisma.question.findFirstOrThrow({ where: { category: 'py' } });
  const blog = await prisma.blog.findUniqueOrThrow({ where: { id: 1 } });
  const ids = Array.from({ length: 15 }, (_, index) => 5000 + index);
  for (const category of ['py', 'cn']) {
    await prisma.question.createMany({
      data: ids.map((id) => ({ ...note, key: undefined, id, category, header: `Question ${id} of ${category}?` })),
      skipDuplicates: true,
    });
  }
  await prisma.blog.createMany({
    data: ids.map((id) => ({ ...blog, key: undefined, id, category: 'preparation', header: `Article ${id}` })),
    skipDuplicates: true,
  });
}

describe('a URL', () => {
  test('has status 404 and no canonical URL if it is unknown', async () => {
    for (const path of ['/nothing/here', '/detail/999999', '/contestdetail/999999', '/feeds/nothing.atom']) {
      const page = await indexed(path);
      expect([path, page.status, page.canonical]).toEqual([path, 404, undefined]);
    }
  });

  test.each([
    ['/new-updated-sheet', '/Sheet'],
    ['/Technicalblog?page=1', '/Technical-Blog'],
    ['/CS-Fundametal?category=cn&page=2', '/CS-Fundamental?category=cn&page=2'],
    ['/CS-Fundamental?category=os', '/CS-Fundamental'],
    ['/Python?category=nothing&page=x&utm_source=y', '/Python'],
    ['/Company-Wise-Sheet?company=Google&level=Easy', '/Company-Wise-Sheet'],
    ['/detail/001', '/detail/1'],
  ])('%s is %s to search engines', async (path, canonical) => {
    expect((await indexed(path)).canonical).toBe(`${site.url}${canonical}`);
  });

  test("with a contest's key has the one with its id as canonical", async () => {
    const { key, id } = await prisma.contest.findFirstOrThrow();
    expect((await indexed(`/contestdetail/${key}`)).canonical).toBe(`${site.url}/contestdetail/${id}`);
  });
});

describe('what the server sends', () => {
  test('describes home as the site', async () => {
    const page = await indexed('/');
    expect(page.contexts).toEqual(['https://schema.org']);
    expect(page.thing('WebSite')).toMatchObject({ name: 'GearUp', url: `${site.url}/` });
    expect(page.thing('Organization')).toMatchObject({ name: 'GearUp', url: `${site.url}/` });
    expect(page.property('og:image')).toBe(`${site.url}/card.png`);
    const card = await site.rest('/card.png');
    expect([card.status, card.headers['content-type']]).toEqual([200, 'image/png']);
    expect([card.bytes.readUInt32BE(16), card.bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(card.bytes.length).toBeLessThan(40_000);
  });

  test('describes a blog, whatever it contains', async () => {
    await prisma.blog.update({
      where: { id: 6 },
      data: {
        header: HOSTILE,
        explanation: `<b>${HOSTILE}</b>`,
        date: '2026-03-04',
        image: '/card.png?blog',
      },
    });
    const page = await indexed('/detail/6');
    const { updatedAt } = await prisma.blog.findUniqueOrThrow({ where: { id: 6 } });
    expect(page.body).toContain('Brute Force Approach');
    expect([page.title, page.property('og:title')]).toEqual([`${HOSTILE} · GearUp`, `${HOSTILE} · GearUp`]);
    expect(page.description).toBe(page.property('og:description'));
    expect(page.description).toContain('"quoted"');
    expect(page.property('og:type')).toBe('article');
    expect(page.property('og:image')).toBe(`${site.url}/card.png?blog`);
    expect(page.thing('TechArticle')).toMatchObject({
      headline: HOSTILE,
      datePublished: '2026-03-04',
      dateModified: updatedAt.toISOString(),
      image: `${site.url}/card.png?blog`,
      author: { name: 'GearUp' },
    });
    expect(page.thing('BreadcrumbList')?.itemListElement).toMatchObject([
      { position: 1, name: 'Home' },
      { position: 2, name: 'Technical Blogs', item: `${site.url}/Technical-Blog` },
      { position: 3, name: HOSTILE, item: `${site.url}/detail/6` },
    ]);
    const opened = await site.visit('/detail/6');
    await opened.getByRole('heading', { level: 1, name: /window.hacked/ }).waitFor();
    expect(await opened.evaluate('window.hacked')).toBeUndefined();
  });

  test('does not name the learner who contributed a blog', async () => {
    const { key } = await site.createUser();
    await prisma.blog.update({ where: { id: 5 }, data: { authorKey: key } });
    const { text } = await site.rest('/detail/5', { headers: { Accept: 'text/html' } });
    expect((await indexed('/detail/5')).thing('TechArticle')).not.toHaveProperty('author');
    expect(text).not.toContain('Ada');
    expect(text).not.toContain(key);
  });

  test('describes a page of questions with their answers, without markup', async () => {
    const where = { category: 'java' };
    const [first] = await prisma.question.findMany({ where, orderBy: { id: 'asc' } });
    const total = await prisma.question.count({ where });
    await prisma.question.update({
      where: { key: first?.key ?? '' },
      data: { header: HOSTILE, shortAnswer: '', text: '<li>One</li> <b>bold</b>', statement: HOSTILE },
    });
    const page = await indexed('/Java');
    expect(page.title).toBe('Java Interview Questions · GearUp');
    expect(page.description).toMatch(new RegExp(`^${total} Java interview questions with answers`));
    const questions = page.thing('FAQPage')?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions).toHaveLength(Math.min(total, 10));
    expect(questions[0]?.name).toBe(HOSTILE);
    expect(questions[0]?.acceptedAnswer.text).toMatch(/^One\n+ *bold\n/);
    expect(questions[0]?.acceptedAnswer.text).toContain(HOSTILE);
  });

  test('describes a contest as an event until it is over', async () => {
    const startsAt = new Date(Date.now() + 86_400_000);
    const { header } = await prisma.contest.update({ where: { id: 4 }, data: { startsAt } });
    const upcoming = await indexed('/contestdetail/4');
    expect(upcoming.title).toBe(`${header} · GearUp`);
    expect(upcoming.description).toMatch(/problems?, explained and solved\.$/);
    expect(upcoming.thing('Event')).toMatchObject({
      name: header,
      startDate: startsAt.toISOString(),
      endDate: new Date(startsAt.getTime() + 7_200_000).toISOString(),
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: `${site.url}/contestdetail/4` },
    });
    await prisma.contest.update({ where: { id: 4 }, data: { startsAt: new Date('2026-01-02T03:04:05Z') } });
    const over = await indexed('/contestdetail/4');
    expect(over.thing('Event')).toBeUndefined();
    expect(over.thing('LearningResource')).toMatchObject({ name: header });
  });

  test('has the page number of a list in title and description', async () => {
    await fillPages();
    const page = await indexed('/Technical-Blog?category=preparation&page=2');
    expect(page.title).toBe('Preparation Blogs, page 2 · GearUp');
    expect(page.description).toMatch(/^\d+ blogs\. .* Page 2\.$/);
    expect(page.property('og:url')).toBe(`${site.url}/Technical-Blog?category=preparation&page=2`);
  });

  test('names the feeds and the calendar', async () => {
    const page = await site.visit('/Pagenotfound');
    const links = page.locator('head link[rel=alternate]');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses).toEqual(['/feeds/blogs.atom', '/feeds/contests.atom', '/contests.ics']);
    for (const address of addresses) expect((await site.rest(address)).status).toBe(200);
  });
});

test('has the title and description of the page to which a reader moves', async () => {
  const page = await site.visit('/Technical-Blog');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Preparation' }).click();
  await expect.poll(() => page.title()).toBe('Preparation Blogs · GearUp');
  const description = page.locator('meta[name=description]');
  await expect.poll(() => description.getAttribute('content')).toMatch(/how to get ready/);
});

describe('a feed', () => {
  test('lists blogs as valid XML, newest first, whatever they contain', async () => {
    await prisma.blog.update({
      where: { id: 3 },
      data: { date: '2999-01-01', header: `${HOSTILE}\u0007`, explanation: `${HOSTILE} ]]> again ]]>` },
    });
    const expected = await prisma.blog.findMany({
      where: { published: true },
      orderBy: [{ date: 'desc' }, { id: 'desc' }],
      take: 50,
    });
    const page = await site.visit('/Pagenotfound');
    const feed = await readXml(page, (await site.rest('/feeds/blogs.atom')).text);
    expect(feed.fault).toBeNull();
    expect(feed.entries.map(({ id }) => id)).toEqual(expected.map(({ key }) => `urn:uuid:${key}`));
    expect(feed.entries[0]).toMatchObject({ title: HOSTILE, link: `${site.url}/detail/3` });
    expect(feed.entries[0]?.summary).toContain('<!-- "quoted"');
    expect(feed.entries[0]?.published).toBe('2999-01-01T00:00:00.000Z');
  });

  test('lists contests as valid XML, newest first', async () => {
    await prisma.contest.update({ where: { id: 2 }, data: { header: HOSTILE } });
    const expected = await prisma.contest.findMany({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: 50,
    });
    const page = await site.visit('/Pagenotfound');
    const feed = await readXml(page, (await site.rest('/feeds/contests.atom')).text);
    expect(feed.fault).toBeNull();
    expect(feed.entries.map(({ title }) => title)).toEqual(expected.map(({ header }) => header));
    expect(feed.entries.map(({ link }) => link)).toEqual(expected.map(({ id }) => `${site.url}/contestdetail/${id}`));
  });
});

/** Reads XML as strictly as browsers; for titles and summaries, which are HTML, it returns the text. */
const readXml = (page: Page, xml: string) =>
  page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'application/xml');
    const textOf = (entry: Element, name: string) => entry.getElementsByTagName(name)[0]?.textContent ?? '';
    const asText = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;
    return {
      fault: document.querySelector('parsererror')?.textContent ?? null,
      entries: [...document.getElementsByTagName('entry')].map((entry) => ({
        id: textOf(entry, 'id'),
        title: asText(textOf(entry, 'title')),
        summary: asText(textOf(entry, 'summary')),
        published: textOf(entry, 'published'),
        link: entry.getElementsByTagName('link')[0]?.getAttribute('href'),
      })),
    };
  }, xml);
