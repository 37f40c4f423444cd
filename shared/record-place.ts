import { pageOf } from './pages.ts';
import { matchPage } from './paths.ts';
import type { ResourceName } from './resources/index.ts';
import { idOfAnchor, keyOfAnchor } from './rules/study/study-items.ts';
import { studyTopicsAt } from './study-topics.ts';

/** The identity of a record in the search index: its key, its id, or the slug in its page's address. */
export type RecordPlace =
  | { key: string }
  | { resource: ResourceName; id: number; category?: string }
  | { resource: ResourceName; slug: string };

/** The record that the page at an address of the site shows; null for a page of several or none. */
export function recordPlaceAt(address: string): RecordPlace | null {
  const { pathname, searchParams, hash } = new URL(address, 'http://site.invalid');
  const match = matchPage(pathname);
  if (!match) return null;
  const { id = '', slug = '' } = match.parameters;
  if (match.page === 'result') return { key: id };
  const { sitemap } = pageOf(match.page);
  if (typeof sitemap === 'object' && 'each' in sitemap) {
    if (sitemap.by === 'slug') return { resource: sitemap.each, slug: slug.toLowerCase() };
    return /^\d{1,9}$/.test(id) ? { resource: sitemap.each, id: Number(id) } : null;
  }
  const topics = studyTopicsAt(pathname);
  const topic = topics.find(({ category }) => category === searchParams.get('category')) ?? topics[0];
  if (!topic) return null;
  const key = keyOfAnchor(hash);
  if (key !== null) return { key };
  const item = idOfAnchor(hash);
  if (item === null) return null;
  return {
    resource: topic.kind === 'cheat-sheet' ? 'cheatSheetItem' : 'question',
    id: item,
    category: topic.category,
  };
}
