import { Feed } from 'feed';
import type { PublishedBlog, PublishedContest } from './publications.ts';
import { FEEDS, href } from '#shared/paths.ts';
import { escapeHtml } from '#shared/rules/text/escape-html.ts';

type Entry = { key: string; path: string; title: string; summary: string; published: Date; updatedAt: Date };

export const blogFeed = (siteUrl: string, blogs: PublishedBlog[]): string =>
  atom(siteUrl, {
    title: 'GearUp blogs',
    description: 'One problem each, from brute force to the best approach.',
    self: FEEDS.blogs,
    page: href('blogs'),
    entries: blogs.map(({ id, header, excerpt, date, ...blog }) => ({
      ...blog,
      path: href('blog', { id }),
      title: header,
      summary: excerpt,
      published: date,
    })),
  });

export const contestFeed = (siteUrl: string, contests: PublishedContest[]): string =>
  atom(siteUrl, {
    title: 'GearUp contests',
    description: 'Contests with their start, and their problems explained and solved.',
    self: FEEDS.contests,
    page: href('contests'),
    entries: contests.map(({ id, header, startsAt, createdAt, ...contest }) => ({
      ...contest,
      path: href('contest', { id }),
      title: header,
      summary: startsAt ? `Starts on ${startsAt.toUTCString()}.` : 'Date not available',
      published: createdAt,
    })),
  });

type FeedParts = { title: string; description: string; self: string; page: string; entries: Entry[] };

function atom(siteUrl: string, { title, description, self, page, entries }: FeedParts): string {
  const feed = new Feed({
    id: `${siteUrl}${self}`,
    title,
    description,
    link: `${siteUrl}${page}`,
    feed: `${siteUrl}${self}`,
    author: { name: 'GearUp', link: siteUrl },
    favicon: `${siteUrl}/icon.svg`,
    generator: false,
    // The latest change, so that the same content gives the same feed, byte for byte.
    updated: new Date(Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime()))),
  });
  for (const { key, path, title, summary, published, updatedAt } of entries) {
    feed.addItem({
      id: `urn:uuid:${key}`,
      link: `${siteUrl}${path}`,
      title: asHtml(title),
      description: asHtml(summary),
      published,
      date: updatedAt,
    });
  }
  return feed.atom1();
}

// Characters that XML cannot contain, not even escaped.
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text: the library marks texts as HTML, but leaves them as they are. */
const asHtml = (text: string) => escapeHtml(text.replace(NO_XML, ''));
