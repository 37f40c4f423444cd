import type { Field } from '#shared/field.ts';
import { readSources } from '#shared/rules/study/sources.ts';
import type { Database } from '#server/database/client.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { modelOf } from '#server/content/save.ts';

/** A record that has a link in one of its fields. */
export type LinkPlace = { resource: ResourceName; key: string; title: string };

/** The maximum length of a checked URL: it must fit into an index entry, and no URL in use is longer. */
const MAX_LENGTH = 2000;

/** Extracts the external URLs from a field's value, by kind of field; fields of other kinds have none. */
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

/** Returns every external URL that public content links to, with the records that have the link. */
export async function contentLinks(prisma: Database['prisma']): Promise<Map<string, LinkPlace[]>> {
  const recordsByUrl = new Map<string, LinkPlace[]>();
  for (const resource of Object.values<Resource>(resources)) {
    const linked = linkFields(resource);
    if (linked.length === 0) continue;
    const names = ['key', resource.title, ...linked.map(({ name }) => name)];
    const select = Object.fromEntries(names.map((name) => [name, true as const]));
    const where = resource.contributed ? { published: true } : {};
    const rows = await modelOf(prisma, resource).findMany({ where, select, orderBy: [{ id: 'asc' }, { key: 'asc' }] });
    for (const row of rows) {
      const record = { resource: resource.name as ResourceName, key: row.key, title: String(row[resource.title]) }; // a known name
      const urls = linked.flatMap(({ name, addressesIn }) => addressesIn(String(row[name]))).map(requestUrl);
      for (const url of new Set(urls.filter((url) => url !== null)))
        recordsByUrl.set(url, [...(recordsByUrl.get(url) ?? []), record]);
    }
  }
  return recordsByUrl;
}

/** Returns the URL to request, without its fragment; null if it is not http(s) or is too long. */
function requestUrl(link: string): string | null {
  const url = URL.parse(link);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.hash = '';
  return url.href.length > MAX_LENGTH ? null : url.href;
}

/** Stores new links; they are due at once. */
export async function noteLinks(prisma: Database['prisma'], addresses: string[], now: Date): Promise<void> {
  const data = addresses.map((address) => ({ address, dueAt: now }));
  await prisma.outgoingLink.createMany({ data, skipDuplicates: true });
}

/** Deletes the stored links that are not among these URLs. */
export async function keepLinks(prisma: Database['prisma'], addresses: string[]): Promise<void> {
  await prisma.$executeRaw`DELETE FROM outgoing_links WHERE address <> ALL(${addresses}::text[])`;
}
