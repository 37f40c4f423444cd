import { z } from 'zod';
import type { Database } from '#server/database/client.ts';
import { type RecordPlace, recordPlaceAt } from '#shared/record-place.ts';
import { MAX_ID } from '#shared/rules/max-id.ts';
import { isStorable } from '#shared/rules/text/storable.ts';

/** Anybody can type a URL: a key, slug or id that no record can have is not looked up in the database. */
function canBe(place: RecordPlace): boolean {
  if ('key' in place) return z.uuid().safeParse(place.key).success;
  return 'slug' in place ? isStorable(place.slug) : place.id <= MAX_ID;
}

/** Finds the record that the page at a URL of the site shows, with the search index; {} when there is none. */
export async function recordAt(prisma: Database['prisma'], address: string) {
  const place = recordPlaceAt(address);
  if (!place || !canBe(place)) return {};
  const document = await prisma.searchDocument.findFirst({
    where:
      'key' in place
        ? { recordKey: place.key }
        : 'slug' in place
          ? { resource: place.resource, place: place.slug }
          : { resource: place.resource, recordId: place.id, place: place.category },
    select: { resource: true, recordKey: true },
  });
  return document ?? {};
}
