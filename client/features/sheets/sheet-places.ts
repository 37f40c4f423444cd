import { readStored, writeStored } from '#client/lib/storage/storage.ts';
import { SHEET_PLACES } from '#client/lib/storage/storage-keys.ts';
import type { Answers } from '#client/lib/api/trpc.ts';

/** A problem with its topics on the SDE sheet, as the server returns it. */
export type Place = Answers['sheets']['topicsOf'][number];

type Places = ReadonlyMap<string, Place>;

let known: { text: string | null; places: Places } = { text: null, places: new Map() };

/** The known places of the done problems, by the subject of their mark. */
export function readPlaces(): Places {
  const text = readStored(SHEET_PLACES);
  if (text !== known.text) known = { text, places: bySubject(parse(text)) };
  return known.places;
}

/** Replaces all known places. */
export function writePlaces(places: readonly Place[]): void {
  // If the storage is full, they are known until the page is closed.
  known = { text: readStored(SHEET_PLACES), places: bySubject(places) };
  writeStored({ [SHEET_PLACES]: places.length > 0 ? JSON.stringify([...known.places.values()]) : null });
}

const bySubject = (places: readonly Place[]) => new Map(places.map((place) => [place.subject, place]));

function parse(text: string | null): Place[] {
  try {
    const parsed = JSON.parse(text ?? '[]') as Partial<Place>[]; // written above, and checked
    return parsed.filter((one): one is Place => typeof one.subject === 'string' && Array.isArray(one.topics));
  } catch {
    return [];
  }
}
