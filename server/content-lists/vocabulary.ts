import { Prisma } from '#prisma/generated/client.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/client.ts';
import { columnName, tableName } from '#server/database/schema-names.ts';
import type { Field } from '#shared/field.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resourceNames, resources } from '#shared/resources/index.ts';

export type Word = { value: string; count: number };

export type Vocabulary = {
  /** The values used in all fields of a field's vocabulary, most used first; empty for a field without a vocabulary. */
  words(viewer: Viewer, of: { resource: ResourceName; field: string }): Promise<Word[]>;
};

const MAX_WORDS = 1000;

type Source = { resource: Resource; name: string; field: Field };

export function createVocabulary({ prisma }: Database): Vocabulary {
  return {
    async words(viewer, { resource, field }) {
      requireAccess(viewer, 'content.write');
      const sources = sourcesOf(resources[resource], field).map(valuesIn);
      if (sources.length === 0) return [];
      return prisma.$queryRaw<Word[]>`
        SELECT value, count(*)::int AS count
        FROM (${Prisma.join(sources, ' UNION ALL ')}) AS used
        WHERE value <> '' GROUP BY value ORDER BY count DESC, value LIMIT ${MAX_WORDS}`;
    },
  };
}

function sourcesOf(resource: Resource, name: string): Source[] {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
  if (!field?.vocabulary) return [];
  if (field.vocabulary === 'own') return [{ resource, name, field }];
  return resourceNames.flatMap((known) =>
    Object.entries<Field>(resources[known].fields)
      .filter(([, other]) => other.vocabulary === field.vocabulary)
      .map(([otherName, other]) => ({ resource: resources[known], name: otherName, field: other })),
  );
}

const identifier = (name: string) => Prisma.raw(`"${columnName(name)}"`);

function valuesIn({ resource, name, field: { kind, otherwise } }: Source): Prisma.Sql {
  const column = identifier(name);
  const table = Prisma.raw(`"${tableName(resource.name)}"`);
  if (kind === 'list')
    return Prisma.sql`SELECT btrim(item) AS value FROM ${table}, unnest(string_to_array(${column}, ',')) AS item`;
  if (otherwise === undefined) return Prisma.sql`SELECT ${column} AS value FROM ${table}`;
  return Prisma.sql`SELECT CASE WHEN ${column} ~ '\\S' THEN ${column} ELSE ${identifier(otherwise)} END AS value FROM ${table}`;
}
