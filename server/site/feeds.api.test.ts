import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { resources } from '#shared/resources/index.ts';
import { LIVE_MS } from '#shared/rules/sittings/contest-status.ts';
import { restBody } from '#server/testing/factories.ts';
import { type Person, startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const FILES = [
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/feeds/blogs.atom', 'application/atom+xml; charset=utf-8'],
  ['/feeds/contests.atom', 'application/atom+xml; charset=utf-8'],
  ['/contests.ics', 'text/calendar; charset=utf-8'],
] as const;

let administrator: Person;
beforeAll(async () => {
  administrator = await app.createAdministrator();
});
beforeEach(async () => {
  await app.empty('contest');
  await app.empty('blog');
});

const read = async (path: string) => {
  const answer = await app.rest(path);
  expect(answer.status, path).toBe(200);
  return answer.text;
};

const create = async (resource: 'blog' | 'contest', values: object, { token }: Person = administrator) => {
  const { path } = resources[resource];
  const answer = await app.rest(path, { method: 'POST', token, body: { ...restBody(resources[resource]), ...values } });
  expect(answer.status, answer.text).toBe(201);
  return answer.json<{ data: { _id: string; id: number; startsAt: string } }>().data;
};

/** The date and time of an instant, as the forms send them. */
const at = (instant: number) => {
  const [contestDate, time = ''] = new Date(instant).toISOString().split('T');
  return { contestDate, contestTime: time.slice(0, 5), timeZone: 'UTC' };
};

const DAY = 86_400_000;

type CalendarEvent = Record<string, string>;

/** Parses the events of a calendar, after unfolding its lines (RFC 5545, 3.1). */
function eventsOf(calendar: string): CalendarEvent[] {
  const lines = calendar.replaceAll('\r\n ', '').split('\r\n');
  const events: CalendarEvent[] = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({});
    const colon = line.indexOf(':');
    const event = events.at(-1);
    if (event) event[line.slice(0, colon).split(';')[0] ?? ''] ??= line.slice(colon + 1);
  }
  return events;
}

const asUtc = (iso: string) => iso.replace(/[-:]|\.\d+/g, '');
const plain = (text: string | undefined) =>
  text?.replace(/\\([\\;,nN])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character));

describe('every file', () => {
  test.each(FILES)('%s has its type, whatever the request accepts, and an ETag', async (path, type) => {
    for (const accept of ['application/json', 'text/html', '*/*']) {
      const answer = await app.rest(path, { headers: { Accept: accept } });
      expect([answer.status, answer.headers['content-type']]).toEqual([200, type]);
    }
    const { headers, bytes } = await app.rest(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(bytes).toString()).toBe(await read(path));
    const again = await app.rest(path, {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? 'none' },
    });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const head = await app.rest(path, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
    expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([200, 0, String(bytes.length)]);
    expect((await app.rest(path, { method: 'POST' })).status).toBe(404);
  });

  test('robots.txt names the sitemap and excludes what is not a public page', async () => {
    const robots = await read('/robots.txt');
    expect(robots).toContain(`\nSitemap: ${app.url}/sitemap.xml\n`);
    for (const path of ['/trpc/', '/Dashboard', '/Adminlogin', '/Login', '/Profile', '/pdf/'])
      expect(robots).toContain(`\nDisallow: ${path}\n`);
    const keptOut = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
    const addresses = [...(await read('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = '']) => found);
    for (const address of addresses) {
      const { pathname } = new URL(address);
      expect(keptOut.filter((path) => pathname.startsWith(path))).toEqual([]);
    }
  });
});

describe('the calendar', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('contains upcoming and live contests in order, in UTC and two hours long', async () => {
    const later = await create('contest', { ...at(Date.now() + 3 * DAY), header: 'Later' });
    const live = await create('contest', { ...at(Date.now() - LIVE_MS / 2), header: 'Live' });
    await create('contest', { ...at(Date.now() - DAY), header: 'Ended' });
    const blank = await create('contest', { ...at(Date.now() + DAY), header: 'Without a start' });
    await app.rest(`/contestsol/${blank._id}`, {
      method: 'PUT',
      token: administrator.token,
      body: { contestTime: '' },
    });
    const events = eventsOf(await read('/contests.ics'));
    expect(events.map(({ SUMMARY }) => SUMMARY)).toEqual(['Live', 'Later']);
    for (const [index, contest] of [live, later].entries()) {
      expect(events[index]).toMatchObject({
        UID: contest._id,
        DTSTART: asUtc(contest.startsAt),
        DTEND: asUtc(new Date(Date.parse(contest.startsAt) + LIVE_MS).toISOString()),
        URL: `${app.url}/contestdetail/${contest.id}`,
      });
    }
  });

  test('says how often to fetch it again', async () => {
    expect(await read('/contests.ics')).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
  });

  test('reads a start in the contest’s time zone, even across clock changes', async () => {
    const { startsAt } = await create('contest', {
      contestDate: '2099-07-01',
      contestTime: '09:30',
      timeZone: 'America/New_York',
    });
    expect(startsAt).toBe('2099-07-01T13:30:00.000Z');
    expect(eventsOf(await read('/contests.ics'))[0]?.DTSTART).toBe('20990701T133000Z');
  });

  test('escapes and folds hostile headers', async () => {
    const header = `a;b,c\\d "e" END:VEVENT ${'長い名前'.repeat(30)} ${'😀'.repeat(40)}`;
    await create('contest', { ...at(Date.now() + DAY), header });
    const calendar = await read('/contests.ics');
    for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(calendar).not.toContain('\uFFFD');
    expect(eventsOf(calendar).map(({ SUMMARY }) => plain(SUMMARY))).toEqual([header]);
  });

  test('is not corrupted by a line break in a header', async () => {
    const contest = await create('contest', at(Date.now() + DAY));
    const header = 'One\r\nEND:VEVENT\nBEGIN:VEVENT\rSUMMARY:Two\u0007\u000B';
    await app.database.prisma.contest.update({ where: { id: contest.id }, data: { header } });
    const [event, ...others] = eventsOf(await read(`/contests/${contest.id}.ics`));
    expect(others).toEqual([]);
    expect(event?.SUMMARY).not.toMatch(/[\r\n\u0007\u000B]/);
  });

  test('shows an edit at once, under the same UID', async () => {
    const contest = await create('contest', { ...at(Date.now() + DAY), header: 'Before' });
    const [before] = eventsOf(await read('/contests.ics'));
    const next = at(Date.now() + 2 * DAY);
    const answer = await app.rest(`/contestsol/${contest._id}`, {
      method: 'PUT',
      token: administrator.token,
      body: { header: 'After', ...next },
    });
    const { startsAt } = answer.json<{ data: { startsAt: string } }>().data;
    const [after] = eventsOf(await read('/contests.ics'));
    expect(after).toMatchObject({ UID: before?.UID, SUMMARY: 'After', DTSTART: asUtc(startsAt) });
    await app.rest(`/contestsol/${contest._id}`, { method: 'DELETE', token: administrator.token });
    expect(eventsOf(await read('/contests.ics'))).toEqual([]);
  });

  test('drops a contest when it is over, although nothing was written', async () => {
    const { startsAt } = await create('contest', at(Date.now() + DAY));
    expect(eventsOf(await read('/contests.ics'))).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(startsAt) + LIVE_MS - 1 });
    expect(eventsOf(await read('/contests.ics'))).toHaveLength(1);
    vi.setSystemTime(Date.parse(startsAt) + LIVE_MS + 1);
    expect(eventsOf(await read('/contests.ics'))).toEqual([]);
  });

  test('exists for a single contest too', async () => {
    await create('contest', at(Date.now() + DAY));
    const contest = await create('contest', { ...at(Date.now() - DAY), header: 'This one' });
    const answer = await app.rest(`/contests/${contest.id}.ics`);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(eventsOf(answer.text).map(({ SUMMARY }) => SUMMARY)).toEqual(['This one']);
    for (const id of ['999999', 'x', '99999999999', '-1', '%00'])
      expect((await app.rest(`/contests/${id}.ics`)).status, id).toBe(404);
  });
});

test('a blog that awaits review is in no feed and not in the sitemap until it is published', async () => {
  const user = await app.createUser();
  await create('blog', { header: 'Published' });
  const waiting = await create('blog', { header: 'Waiting for review' }, user);
  const seen = async () => {
    const [feed, map] = await Promise.all([read('/feeds/blogs.atom'), read('/sitemap.xml')]);
    return [feed.includes('Waiting for review'), map.includes(`/detail/${waiting.id}<`)];
  };
  expect(await read('/feeds/blogs.atom')).toContain('Published');
  expect(await seen()).toEqual([false, false]);
  await app.rest(`/blog/${waiting._id}`, { method: 'PUT', token: administrator.token, body: { published: true } });
  expect(await seen()).toEqual([true, true]);
});
