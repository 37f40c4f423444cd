import { useEffect, useMemo } from 'react';
import { onStored, useStoredValue } from '#client/lib/storage/storage.ts';
import { markReader, marksWith } from '#client/records/marks.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useIsOnline } from '#client/lib/hooks/use-is-online.ts';
import { MAX_PROBLEM_NAME } from '#shared/records/mark/mark.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import type { Problem } from './problem.ts';
import { type Place, readPlaces, writePlaces } from './sheet-places.ts';

/** The maximum number of subjects in one call. */
const MAX_ASKED = 1000;

/** The number of done problems of each topic of the SDE sheet. */
export function useDoneCounts(): ReadonlyMap<string, number> {
  useAskedPlaces();
  const text = useStoredValue(countsText, '[]');
  return useMemo(() => new Map(JSON.parse(text) as [string, number][]), [text]); // written by countsText
}

function countsText(): string {
  const marks = marksWith('done');
  const counts = new Map<string, number>();
  for (const place of readPlaces().values()) {
    if (marks.get(place.subject)) for (const topic of place.topics) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  return JSON.stringify([...counts]);
}

/** Stores the topic of done problems that the page shows, so that a tick counts at once, also offline. */
export function useShownPlaces(topic: string, rows: readonly Problem[] = []): void {
  const text = useStoredValue(() => {
    const isDone = markReader('done');
    const places = readPlaces();
    const shown = rows.filter((row) => isDone(row) && !places.has(row.problem));
    return JSON.stringify(shown.map(({ problem }): Place => ({ subject: problem, topics: [topic] })));
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
    let requested: ReadonlySet<string> = new Set();
    let isBusy = false;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const learn = async () => {
      for (;;) {
        const asked = doneProblems()
          .filter((one) => !requested.has(one))
          .slice(0, MAX_ASKED);
        if (isOver || asked.length === 0) return;
        const places = await mutateAsync({ subjects: asked });
        replacePlaces(new Set(asked), places);
        // A problem that is no longer done is requested again when it is done again.
        const answered = new Set([...requested, ...asked]);
        requested = new Set(doneProblems().filter((one) => answered.has(one)));
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

/** Updates the stored places. @param answered the subjects covered by `places`, which omits those not on the sheet */
function replacePlaces(answered: ReadonlySet<string>, places: readonly Place[]): void {
  const marks = marksWith('done');
  const others = [...readPlaces().values()].filter(({ subject }) => !answered.has(subject));
  writePlaces([...others, ...places].filter(({ subject, topics }) => topics.length > 0 && marks.get(subject)));
}

/** The subjects of the done problems; names that no problem can have are skipped. */
const doneProblems = (): string[] =>
  [...marksWith('done')].flatMap(([subject, isSet]) =>
    isSet && subject.length <= MAX_PROBLEM_NAME && isStorable(subject) ? [subject] : [],
  );
