import { studyTopicHref, type StudyKind, studyTopicOf } from '#shared/study-topics.ts';
import { type PageName, pages } from '#shared/pages.ts';
import { href } from '#shared/paths.ts';

/** The browser's cache of public answers of the server. */
export const ANSWERS = 'answers';

/** A page that can be read without a connection. */
export type KeptPage = { to: string; label: string };

/** Where an answer is read; null for one that is a part of a page that others stand for. */
type PageOf = (input: unknown, data: unknown) => KeptPage | null;

const pageNamed = (name: PageName) => (): KeptPage => ({ to: href(name), label: pages[name].title });
const pageOfRecord =
  (name: PageName): PageOf =>
  (_input, data) => {
    const { id, header } = data as { id: number; header: string };
    return { to: href(name, { id }), label: header };
  };
const pageOfNotes =
  (kind: StudyKind): PageOf =>
  (input) => {
    const topic = studyTopicOf(kind, (input as { filter?: { category?: unknown } }).filter?.category);
    return topic ? { to: studyTopicHref(topic), label: topic.name } : null;
  };
const none: PageOf = () => null;

/**
 * The queries whose answers are the same for everybody: they are kept, and no others. Their inputs and answers are
 * what our own pages asked and our own server said.
 */
const KEPT: Record<string, PageOf> = {
  'sheets.topics': pageNamed('sheet'),
  'sheets.problemsOfTopic': none,
  'sheets.companies': pageNamed('companySheet'),
  'sheets.problemsOfCompany': none,
  'sheets.top50': pageNamed('top50'),
  'blogs.cards': pageNamed('blogs'),
  'blogs.page': (input, data) => pageOfRecord('blog')(input, (data as { blog: unknown }).blog),
  'contests.cards': none,
  'contests.contest': pageOfRecord('contest'),
  'content.languageCard.list': pageNamed('languages'),
  'content.question.list': pageOfNotes('interview-questions'),
  'content.cheatSheetItem.list': pageOfNotes('cheat-sheet'),
};

const DOOR = '/trpc/';
const queryOf = (url: URL) => url.pathname.slice(DOOR.length);

/** The address that the tRPC client asks for a query (httpLink). */
export const addressOf = (path: string, input: unknown): string =>
  DOOR + path + (input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`);

export const isKept = (url: URL): boolean => url.pathname.startsWith(DOOR) && Object.hasOwn(KEPT, queryOf(url));

/** The pages of content that this browser can show without a connection, by their names. */
export async function keptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(ANSWERS);
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const url = new URL(request.url);
      const answer = (await (await cache.match(request))?.json()) as { result: { data: unknown } } | undefined; // tRPC's
      const input: unknown = JSON.parse(url.searchParams.get('input') ?? '{}');
      return (answer && KEPT[queryOf(url)]?.(input, answer.result.data)) ?? null;
    }),
  );
  const byAddress = new Map(found.flatMap((page) => (page ? [[page.to, page]] : [])));
  return [...byAddress.values()].toSorted((a, b) => a.label.localeCompare(b.label));
}
