import type { ChangeFeed } from '#server/database/change-feed.ts';
import { toAppError } from '#server/errors.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { PreparedResponse } from './prepared-response.ts';

export type Made = {
  body: string | Buffer;
  /** A change of any of these makes the answer stale. */
  madeOf: Iterable<ResourceName>;
  /** Milliseconds: when it is out of date though nothing was written; absent where only a write can make it so. */
  until?: number;
  /** It was made of answers that are last known ones. */
  isLastKnown?: boolean;
};

export type ResponseCache = {
  /** The answer if it is at hand, without a promise in between. */
  ready(key: string): PreparedResponse | undefined;
  /**
   * Never older than the last write that was acknowledged before the call. All who wait for an answer share one making
   * of it, as long as that began after they asked or nothing has changed since. While the database is away it is the
   * last known one, which says so of itself; where there is none, making it fails.
   */
  read(key: string, make: () => Promise<Made>): Promise<PreparedResponse>;
  /** What there is, and how often an answer was at hand and was not. */
  taken(): { hits: number; misses: number; bytes: number; entries: number };
};

/** What an entry takes besides its bytes, roughly: its key, the maps and the objects. */
const ENTRY_BYTES = 700;

type Entry = { ready: PreparedResponse; madeOf: ReadonlySet<ResourceName>; until: number; bytes: number };

type Run = { number: number; answer: Promise<PreparedResponse> };

/**
 * Keeps answers as ready bytes for as long as no process has changed what they are made of; beyond the budget, what
 * has not been asked for the longest goes first. What nobody is known to have changed stays as the last known answer.
 * @param budget in bytes, compressed forms included; 0 keeps nothing
 */
export function createResponseCache(feed: ChangeFeed, budget: number): ResponseCache {
  // The first is the one that has not been asked for the longest.
  const entries = new Map<string, Entry>();
  const runs = new Map<string, Run>();
  const changedAt = new Map<ResourceName | 'anything', number>();
  let changes = 0;
  let started = 0;
  let kept = 0;
  let hits = 0;

  const drop = (key: string, { bytes }: Entry) => {
    if (entries.delete(key)) kept -= bytes;
  };
  feed.onChange((changed) => {
    changedAt.set((changed as ResourceName | null) ?? 'anything', ++changes); // what is announced is a resource
    for (const [key, entry] of entries) {
      if (changed === null) entry.ready.isLastKnown = true;
      else if (entry.madeOf.has(changed as ResourceName)) drop(key, entry);
    }
  });
  const hasChanged = (any: Iterable<ResourceName | 'anything'>, since: number) =>
    [...any].some((resource) => (changedAt.get(resource) ?? 0) > since);

  function keep(key: string, entry: Entry) {
    const before = entries.get(key);
    if (before) drop(key, before);
    // It would push out everything else.
    if (entry.bytes > budget / 2) return;
    entries.set(key, entry);
    kept += entry.bytes;
    entry.ready.onGrowth = (bytes) => {
      if (entries.get(key) !== entry) return;
      entry.bytes += bytes;
      kept += bytes;
      evict();
    };
    evict();
  }

  function evict() {
    for (const [key, entry] of entries) {
      if (kept <= budget) return;
      drop(key, entry);
    }
  }

  async function fill(key: string, make: () => Promise<Made>): Promise<PreparedResponse> {
    const since = changes;
    const wasLive = feed.isLive();
    const made = await make();
    const ready = new PreparedResponse(made.body);
    const { until = Number.POSITIVE_INFINITY, isLastKnown = false } = made;
    ready.isLastKnown = isLastKnown;
    const madeOf = new Set(made.madeOf);
    if (isLastKnown || hasChanged(madeOf, since)) return ready;
    // What was read while a change could go unnoticed is the last known answer: an older one may not come after it.
    const isCurrent = wasLive && feed.isLive() && !hasChanged(['anything'], since);
    const bytes = ready.identity.length + 2 * key.length + ENTRY_BYTES;
    keep(key, { ready: isCurrent ? ready : ready.asLastKnown(), madeOf, until, bytes });
    return ready;
  }

  function start(key: string, make: () => Promise<Made>): Promise<PreparedResponse> {
    const run: Run = { number: ++started, answer: fill(key, make) };
    runs.set(key, run);
    const end = () => {
      if (runs.get(key) === run) runs.delete(key);
    };
    run.answer.then(end, end);
    return run.answer;
  }

  function ready(key: string): PreparedResponse | undefined {
    const entry = entries.get(key);
    if (!entry || !feed.isLive()) return undefined;
    if (entry.until <= Date.now()) entry.ready.isLastKnown = true;
    if (entry.ready.isLastKnown) return undefined;
    entries.delete(key);
    entries.set(key, entry);
    hits++;
    return entry.ready;
  }

  async function made(key: string, make: () => Promise<Made>): Promise<PreparedResponse> {
    const asked = started;
    for (;;) {
      const atHand = ready(key);
      if (atHand) return atHand;
      const run = runs.get(key);
      if (!run) return start(key, make);
      // It has perhaps read what was there before this call; what it leaves behind, if anything, is good.
      if (run.number > asked) return run.answer;
      await run.answer.catch(() => {});
    }
  }

  return {
    ready,
    taken: () => ({ hits, misses: started, bytes: kept, entries: entries.size }),
    async read(key, make) {
      const lastKnown = () => entries.get(key)?.ready;
      if (feed.isAway()) return lastKnown() ?? made(key, make);
      try {
        return await made(key, make);
      } catch (error) {
        const last = lastKnown();
        if (last && toAppError(error).code === 'unavailable') return last;
        throw error;
      }
    },
  };
}
