import type { Field } from '#shared/field.ts';
import { readSources } from '#shared/rules/study/sources.ts';
import type { Database } from '#server/database/client.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { modelOf } from '#server/content/save.ts';

/** A record that has a link in one of its fields. */
export type LinkPlace = { resource: ResourceName; key: string; title: string };

/** The longest address that is checked: an index entry must hold it, and no address in use is longer. */
const LONGEST = 2000;

/** The external addresses in the value of a field, by its kind; fields of other kinds have none. */
const ADDRESSES: Partial<Record<Field['kind'], (value: string) => string[]>> = {
  link: (value) => [value],
  video: (value) => [value],
  sources: (value) => readSources(value).flatMap(({ address }) => address ?? []),
};

const linkFields = ({ fields }: Resource) =>
  Object.entries(fields).flatMap(([name, { kind }]) => {
    const addressesIn = ADDRESSES[kind];
    return addressesIn ? [{ name, addressesIn }] : [];
  });

/** Every external address that public content links to, with the records that have the link. */
export async function contentLinks(prisma: Database['prisma']): Promise<Map<string, LinkPlace[]>> {
  const places = new Map<string, LinkPlace[]>();
  for (const resource of Object.values<Resource>(resources)) {
    const linked = linkFields(resource);
    if (linked.length === 0) continue;
    const names = ['key', resource.title, ...linked.map(({ name }) => name)];
    const select = Object.fromEntries(names.map((name) => [name, true as const]));
    const where = resource.contributed ? { published: true } : {};
    const rows = await modelOf(prisma, resource).findMany({ where, select, orderBy: [{ id: 'asc' }, { key: 'asc' }] });
    for (const row of rows) {
      const place = { resource: resource.name as ResourceName, key: row.key, title: String(row[resource.title]) }; // a descriptor's
      const addresses = linked.flatMap(({ name, addressesIn }) => addressesIn(String(row[name]))).map(askedFor);
      for (const address of new Set(addresses.filter((address) => address !== null)))
        places.set(address, [...(places.get(address) ?? []), place]);
    }
  }
  return places;
}

/** The address to request, without its fragment; null if it is not http(s) or is too long. */
function askedFor(link: string): string | null {
  const url = URL.parse(link);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.hash = '';
  return url.href.length > LONGEST ? null : url.href;
}

/** Stores new links; they are due at once. */
export async function noteLinks(prisma: Database['prisma'], addresses: string[], now: Date): Promise<void> {
  const data = addresses.map((address) => ({ address, dueAt: now }));
  await prisma.outgoingLink.createMany({ data, skipDuplicates: true });
}

/** Deletes the stored links that are not among these addresses. */
export async function keepLinks(prisma: Database['prisma'], addresses: string[]): Promise<void> {
  await prisma.$executeRaw`DELETE FROM outgoing_links WHERE address <> ALL(${addresses}::text[])`;
}
