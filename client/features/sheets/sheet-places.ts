import { readStored, writeStored } from '#client/lib/storage.ts';
import { SHEET_PLACES } from '#client/lib/storage-keys.ts';
import type { Answers } from '#client/lib/trpc.ts';

/** Where the SDE sheet has a problem, as the server has told. */
export type Place = Answers['sheets']['topicsOf'][number];

type Places = ReadonlyMap<string, Place>;

let known: { text: string | null; places: Places } = { text: null, places: new Map() };

/** Of the problems that are done, by name, as far as it is known. */
export function readPlaces(): Places {
  const text = readStored(SHEET_PLACES);
  if (text !== known.text) known = { text, places: byName(parse(text)) };
  return known.places;
}

/** Instead of all that was known. */
export function writePlaces(places: readonly Place[]): void {
  // A browser that is full knows them for as long as the page is open.
  known = { text: readStored(SHEET_PLACES), places: byName(places) };
  writeStored({ [SHEET_PLACES]: places.length > 0 ? JSON.stringify([...known.places.values()]) : null });
}

const byName = (places: readonly Place[]) => new Map(places.map((place) => [place.name, place]));

function parse(text: string | null): Place[] {
  try {
    const given = JSON.parse(text ?? '[]') as Partial<Place>[]; // written above, and checked
    return given.filter((one): one is Place => [one.companyIds, one.topics].every(Array.isArray));
  } catch {
    return [];
  }
}
