import { z } from 'zod';
import type { Database } from '#server/database/client.ts';
import { recordPlaceAt } from '#shared/record-place.ts';

/** The record that the page at an address of the site shows, by the search index; nothing where there is none. */
export async function recordAt(prisma: Database['prisma'], address: string) {
  const place = recordPlaceAt(address);
  if (!place || ('key' in place && !z.uuid().safeParse(place.key).success)) return {};
  const found = await prisma.searchDocument.findFirst({
    where:
      'key' in place
        ? { recordKey: place.key }
        : 'slug' in place
          ? { resource: place.resource, place: place.slug }
          : { resource: place.resource, recordId: place.id, place: place.category },
    select: { resource: true, recordKey: true },
  });
  return found ?? {};
}
