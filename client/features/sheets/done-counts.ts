import { useEffect, useMemo } from 'react';
import { onStored, readStored, useStoredValue } from '#client/lib/storage/storage.ts';
import { storedEntries } from '#client/lib/storage/storage-keys.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useIsOnline } from '#client/lib/hooks/use-is-online.ts';
import { flagKey, flagMapKey, MAX_PROBLEM_NAME, progressNameOf } from '#shared/rules/progress/progress-keys.ts';
import { legacyItems } from '#shared/rules/progress/legacy-items.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import type { Problem } from './problem.ts';
import { flagReader } from './progress.ts';
import { type Place, readPlaces, writePlaces } from './sheet-places.ts';

/** A done problem, by its name or, on company-wise sheets, by an id. */
type Done = string | number;

/** The maximum number of names or ids in one call. */
const MAX_ASKED = 1000;

/** The number of done problems of each topic of the SDE sheet. */
export function useDoneCounts(): ReadonlyMap<string, number> {
  useAskedPlaces();
  const text = useStoredValue(countsText, '[]');
  return useMemo(() => new Map(JSON.parse(text) as [string, number][]), [text]); // written by countsText
}

function countsText(): string {
  const isDone = flagReader('done');
  const counts = new Map<string, number>();
  for (const place of readPlaces().values()) {
    if (isDone(place)) for (const topic of place.topics) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  return JSON.stringify([...counts]);
}

/** Stores the topic of done problems that the page shows, so that a tick counts at once, also offline. */
export function useShownPlaces(topic: string, rows: readonly Problem[] = []): void {
  const text = useStoredValue(() => {
    const isDone = flagReader('done');
    const places = readPlaces();
    const shown = rows.filter((row) => isDone(row) && !places.has(progressNameOf(row)));
    return JSON.stringify(
      shown.map((row): Place => ({ name: progressNameOf(row), companyIds: row.companyIds, topics: [topic] })),
    );
  }, '[]');
  useEffect(() => {
    const shown = JSON.parse(text) as Place[]; // written above
    if (shown.length > 0) writePlaces([...readPlaces().values(), ...shown]);
  }, [text]);
}

/**
 * Asks the server for the topics of the done problems: once per visit for all of them, because one may have been moved,
 * and later for newly done ones. After the paint, because there may be thousands.
 */
function useAskedPlaces(): void {
  const { mutateAsync } = trpc.sheets.topicsOf.useMutation();
  const isOnline = useIsOnline();
  useEffect(() => {
    let requested: ReadonlySet<Done> = new Set();
    let isBusy = false;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const learn = async () => {
      for (;;) {
        const open = doneProblems().filter((one) => !requested.has(one));
        if (isOver || open.length === 0) return;
        const names = open.filter((one) => typeof one === 'string').slice(0, MAX_ASKED);
        // Ids come last, as the answers for the names include most ids.
        const companyIds = names.length > 0 ? [] : open.filter((one) => typeof one === 'number').slice(0, MAX_ASKED);
        const places = await mutateAsync({ names, companyIds });
        const answered = new Set<Done>([...names, ...companyIds, ...places.flatMap((place) => place.companyIds)]);
        replacePlaces(answered, places);
        // A problem that is no longer done is requested again when it is done again.
        requested = new Set(doneProblems().filter((one) => requested.has(one) || answered.has(one)));
      }
    };
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isBusy) return;
        isBusy = true;
        // A failed request is retried when the connection is back, on the next change or on the next visit.
        learn()
          .catch(() => {})
          .finally(() => (isBusy = false));
      });
    };
    look();
    const stop = onStored(look);
    return () => {
      isOver = true;
      stop();
      clearTimeout(timer);
    };
  }, [isOnline, mutateAsync]);
}

/** Updates the stored places. @param answered the problems covered by `places`, which omits those not on the sheet */
function replacePlaces(answered: ReadonlySet<Done>, places: readonly Place[]): void {
  const isDone = flagReader('done');
  const others = [...readPlaces().values()].filter(
    ({ name, companyIds }) => !answered.has(name) && !companyIds.some((id) => answered.has(id)),
  );
  writePlaces([...others, ...places].filter((place) => place.topics.length > 0 && isDone(place)));
}

/** The done problems in the legacy keys; names that no problem can have are skipped. */
function doneProblems(): Done[] {
  const map = flagMapKey('done');
  const items = legacyItems([...storedEntries(flagKey('done', '')), [map, readStored(map) ?? '{}']]);
  return items
    .map(({ problem }) => ('name' in problem ? problem.name : problem.companyId))
    .filter((one) => typeof one === 'number' || (one.length <= MAX_PROBLEM_NAME && isStorable(one)));
}
