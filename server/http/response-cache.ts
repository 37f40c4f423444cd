import type { ChangeFeed } from '#server/database/change-feed.ts';
import { toAppError } from '#server/errors.ts';
import { isEverEmbargoed, type NextOpening, withContests } from '#server/access/embargo.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { PreparedResponse } from './prepared-response.ts';

export type Rendered = {
  body: string | Buffer;
  /** A change of any of these makes the response stale. */
  reads: Iterable<ResourceName>;
  /** Epoch milliseconds at which it expires even if nothing was written; absent when only a write makes it stale. */
  until?: number;
  /** Whether it was built from last known answers. */
  isLastKnown?: boolean;
  /** False when it may change unannounced: it is then not cached, not even as a last known answer. */
  isCacheable?: boolean;
};

export type ResponseCache = {
  /** The cached response, synchronously, if there is a current one. */
  cached(key: string): PreparedResponse | undefined;
  /**
   * Returns a response that is never older than the last write acknowledged before the call. Concurrent calls share one
   * run of `make`, if it began after they called or nothing has changed since. While the database is away, returns the
   * last known answer, marked as such; when there is none, `make` fails.
   */
  read(key: string, make: () => Promise<Rendered>): Promise<PreparedResponse>;
  /** The size of the cache, its hits and misses. */
  stats(): { hits: number; misses: number; bytes: number; entries: number };
};

/** The overhead of an entry, roughly: its key, the maps and the objects. */
const ENTRY_BYTES = 700;

type Entry = { response: PreparedResponse; reads: ReadonlySet<ResourceName>; until: number; bytes: number };

type Run = { number: number; answer: Promise<PreparedResponse> };

/**
 * Caches responses until a process changes a resource that they depend on, or a contest begins, which makes its content
 * public; beyond the budget the least recently used are evicted. Entries that have expired or may have changed stay as
 * last known answers.
 * @param budget in bytes, compressed forms included; 0 caches nothing
 */
export function createResponseCache(feed: ChangeFeed, budget: number, nextOpening: NextOpening): ResponseCache {
  // Sorted by last use, the least recently used first.
  const entries = new Map<string, Entry>();
  const runs = new Map<string, Run>();
  const changedAt = new Map<ResourceName | 'anything', number>();
  let changes = 0;
  let started = 0;
  let cachedBytes = 0;
  let hits = 0;

  const drop = (key: string, { bytes }: Entry) => {
    if (entries.delete(key)) cachedBytes -= bytes;
  };
  feed.onChange((changed) => {
    changedAt.set((changed as ResourceName | null) ?? 'anything', ++changes); // only names of resources are announced
    for (const [key, entry] of entries) {
      if (changed === null) entry.response.isLastKnown = true;
      else if (entry.reads.has(changed as ResourceName)) drop(key, entry);
    }
  });
  const hasChanged = (any: Iterable<ResourceName | 'anything'>, since: number) =>
    [...any].some((resource) => (changedAt.get(resource) ?? 0) > since);

  function store(key: string, entry: Entry) {
    const before = entries.get(key);
    if (before) drop(key, before);
    // Too large to cache: it would leave less than half of the budget to all others.
    if (entry.bytes > budget / 2) return;
    entries.set(key, entry);
    cachedBytes += entry.bytes;
    entry.response.onGrowth = (bytes) => {
      if (entries.get(key) !== entry) return;
      entry.bytes += bytes;
      cachedBytes += bytes;
      evict();
    };
    evict();
  }

  function evict() {
    for (const [key, entry] of entries) {
      if (cachedBytes <= budget) return;
      drop(key, entry);
    }
  }

  async function fill(key: string, make: () => Promise<Rendered>): Promise<PreparedResponse> {
    const since = changes;
    const wasLive = feed.isLive();
    // Looked up before anything is read, so that nothing read before a contest begins is cached beyond its beginning.
    const opening = wasLive ? await nextOpening().catch(() => 0) : 0;
    const rendered = await make();
    const response = new PreparedResponse(rendered.body);
    const { isLastKnown = false, isCacheable = true } = rendered;
    response.isLastKnown = isLastKnown;
    const reads = withContests(rendered.reads);
    const opens = [...reads].some(isEverEmbargoed) ? opening : Number.POSITIVE_INFINITY;
    const until = Math.min(rendered.until ?? Number.POSITIVE_INFINITY, opens);
    if (!isCacheable || isLastKnown || hasChanged(reads, since)) return response;
    // What was read while a change could go unnoticed is cached as the last known answer, in place of an older one.
    const isCurrent = wasLive && feed.isLive() && !hasChanged(['anything'], since);
    const bytes = response.identity.length + 2 * key.length + ENTRY_BYTES;
    store(key, { response: isCurrent ? response : response.asLastKnown(), reads, until, bytes });
    return response;
  }

  function start(key: string, make: () => Promise<Rendered>): Promise<PreparedResponse> {
    const run: Run = { number: ++started, answer: fill(key, make) };
    runs.set(key, run);
    const end = () => {
      if (runs.get(key) === run) runs.delete(key);
    };
    run.answer.then(end, end);
    return run.answer;
  }

  function cached(key: string): PreparedResponse | undefined {
    const entry = entries.get(key);
    if (!entry || !feed.isLive()) return undefined;
    if (entry.until <= Date.now()) entry.response.isLastKnown = true;
    if (entry.response.isLastKnown) return undefined;
    entries.delete(key);
    entries.set(key, entry);
    hits++;
    return entry.response;
  }

  async function awaitCurrent(key: string, make: () => Promise<Rendered>): Promise<PreparedResponse> {
    const startedBefore = started;
    for (;;) {
      const current = cached(key);
      if (current) return current;
      const run = runs.get(key);
      if (!run) return start(key, make);
      // A run that began before this call may have read stale data; what it caches, if anything, is current.
      if (run.number > startedBefore) return run.answer;
      await run.answer.catch(() => {});
    }
  }

  return {
    cached,
    stats: () => ({ hits, misses: started, bytes: cachedBytes, entries: entries.size }),
    async read(key, make) {
      const lastKnown = () => entries.get(key)?.response;
      if (feed.isAway()) return lastKnown() ?? awaitCurrent(key, make);
      try {
        return await awaitCurrent(key, make);
      } catch (error) {
        const last = lastKnown();
        if (last && toAppError(error).code === 'unavailable') return last;
        throw error;
      }
    },
  };
}
