import { studyTopicHref, type StudyKind, studyTopicOf } from '#shared/study-topics.ts';
import { pageNames, pageOf } from '#shared/pages.ts';
import { canonicalPage, guideHref, href } from '#shared/paths.ts';
import type { Answers } from '#client/lib/api/trpc.ts';

/** The name of the browser's cache for public answers of the server. */
export const ANSWERS = 'answers';

/** A page that can be read without a connection. */
export type CachedPage = { to: string; label: string };

/** The page that shows an answer; null if it is only a part of pages that have other queries. */
type PageOf = (input: unknown, data: unknown) => CachedPage | null;

const pageOfTopic =
  (kind: StudyKind): PageOf =>
  (input) => {
    const topic = studyTopicOf(kind, (input as { filter?: { category?: unknown } }).filter?.category);
    return topic ? { to: studyTopicHref(topic), label: topic.name } : null;
  };

/** For queries that several pages share, and for pages of single records. A test checks that none is missing. */
const READ_AT: Record<string, PageOf> = {
  'blogs.page'(_input, data) {
    const { blog } = data as Answers['blogs']['page'];
    return { to: href('blog', { id: blog.id }), label: blog.header };
  },
  'contests.contest'(_input, data) {
    const { id, header } = data as Answers['contests']['contest'];
    return { to: href('contest', { id }), label: header };
  },
  'content.preparationGuide.list'(_input, data) {
    const [guide] = (data as Answers['content']['preparationGuide']['list']).items;
    return guide ? { to: guideHref(guide.slug), label: guide.company } : null;
  },
  'content.question.list': pageOfTopic('interview-questions'),
  'content.cheatSheetItem.list': pageOfTopic('cheat-sheet'),
  'study.outline': () => null,
};

/**
 * The only queries that are cached: their answers are the same for every viewer. Their inputs and answers come from our
 * own pages and our own server.
 */
const CACHED_QUERIES = new Set(pageNames.flatMap((page) => pageOf(page).offline));

/** The page that a cached answer makes available; null if there is none. */
function readAt(query: string, input: unknown, data: unknown): CachedPage | null {
  if (READ_AT[query]) return READ_AT[query](input, data);
  const page = pageNames.find((name) => pageOf(name).offline[0] === query && canonicalPage(name) === name);
  return page ? { to: href(page), label: pageOf(page).title } : null;
}

const DOOR = '/trpc/';
const queryOf = (url: URL) => url.pathname.slice(DOOR.length);

/** The address that the tRPC client (httpLink) requests for a query. */
export const addressOf = (path: string, input: unknown): string =>
  DOOR + path + (input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`);

export const isCachedQuery = (url: URL): boolean => url.pathname.startsWith(DOOR) && CACHED_QUERIES.has(queryOf(url));

/** The pages of content that this browser can show without a connection, sorted by label. */
export async function cachedPages(): Promise<CachedPage[]> {
  const cache = await caches.open(ANSWERS);
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const url = new URL(request.url);
      const answer = (await (await cache.match(request))?.json()) as { result: { data: unknown } } | undefined; // tRPC's
      const input: unknown = JSON.parse(url.searchParams.get('input') ?? '{}');
      return answer ? readAt(queryOf(url), input, answer.result.data) : null;
    }),
  );
  const byAddress = new Map(found.flatMap((page) => (page ? [[page.to, page]] : [])));
  return [...byAddress.values()].toSorted((a, b) => a.label.localeCompare(b.label));
}
