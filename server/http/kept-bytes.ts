import { type ChangeFeed, nextRun } from '#server/database/change-feed.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { type ReadyBytes, toReadyBytes } from './ready-bytes.ts';

type Made = {
  text: string;
  /** Milliseconds: when it is out of date though nothing was written; absent where only a write can make it so. */
  until?: number;
};

export type Kept = {
  /** The answer if it is at hand, without a promise in between. */
  ready(): ReadyBytes | undefined;
  /** Never older than the last write that was acknowledged before the call. */
  read(): Promise<ReadyBytes>;
};

export type Keep = (madeOf: readonly ResourceName[], make: () => Promise<Made>) => Kept;

/** Keeps answers as ready bytes for as long as no process has changed what they are made of. */
export const createKeep =
  (feed: ChangeFeed): Keep =>
  (madeOf, make) => {
    let kept: { ready: ReadyBytes; until: number } | null = null;
    let generation = 0;
    feed.onChange((changed) => {
      if (changed !== null && !madeOf.some((resource) => resource === changed)) return;
      generation++;
      kept = null;
    });

    const fill = nextRun(async () => {
      const before = generation;
      const wasLive = feed.isLive();
      const { text, until = Number.POSITIVE_INFINITY } = await make();
      const ready = await toReadyBytes(Buffer.from(text));
      if (wasLive && feed.isLive() && generation === before) kept = { ready, until };
      return ready;
    });
    const ready = () => (feed.isLive() && kept && kept.until > Date.now() ? kept.ready : undefined);
    return { ready, read: async () => ready() ?? fill() };
  };
