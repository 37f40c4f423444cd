import { readEntries } from '#shared/rules/text/entries.ts';
import { plainText } from '#shared/rules/text/plain-text.ts';
import { indexedParts, wordsOf } from '#shared/rules/text/search-words.ts';
import { isSpelled } from './spelling.ts';
import type { Field } from '#shared/field.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { placeName, placeOf } from './address.ts';

/** The version of the rules below and in shared/rules/text/search-words.ts: raise it when one of them changes. */
export const INDEX_VERSION = 3;

/** A record as services return it, or its values that have passed the schema. */
export type Indexable = Readonly<Record<string, unknown>> & { key: string };

/** A record in its indexed form; `…Parts` are words separated by blanks. */
export type SearchDocument = {
  resource: ResourceName;
  recordKey: string;
  recordId: number;
  place: string;
  header: string;
  text: string;
  headerWords: string;
  headerParts: string;
  textParts: string;
  contextParts: string;
  version: number;
};

// The limits keep an index entry small enough, and a tsvector below a megabyte.
const MAX_HEADER_WORDS = 200;
const MAX_PLACE = 500;
const MAX_PARTS = 100_000;

/** The resources whose records are searched. */
export const searchedResources = Object.values<Resource>(resources).filter(({ searched }) => searched !== undefined);

/** Returns the document of a record; null for a record that the public cannot see. */
export function documentOf(descriptor: Resource, record: Indexable): SearchDocument | null {
  if (!descriptor.searched || record.published === false) return null;
  const resource = descriptor.name as ResourceName; // descriptors are registered by their names
  const header = asText(record[descriptor.title]);
  const text = textOf(descriptor, record);
  const place = placeOf(resource, record).slice(0, MAX_PLACE).toWellFormed();
  const context = [descriptor.noun, asText(record.category), placeName(resource, place)].join(' ');
  return {
    resource,
    recordKey: record.key,
    recordId: Number(record.id),
    place,
    header,
    text,
    headerWords: wordsOf(header).join(' ').slice(0, MAX_HEADER_WORDS).toWellFormed(),
    headerParts: partsOf(header),
    textParts: partsOf(text),
    contextParts: partsOf(context),
    version: INDEX_VERSION,
  };
}

/** Short fields in one line, then each text in separate paragraphs. */
function textOf({ fields, searched = [] }: Resource, record: Indexable): string {
  const filled = (names: string[]) => names.map((name) => plainText(asText(record[name]))).filter((text) => text);
  const texts = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'text' && !searched.includes(name)
      ? filled([name])
      : field.kind === 'entries'
        ? textsOf(record, name, field)
        : [],
  );
  return [filled([...searched]).join(', '), ...texts].filter((text) => text).join('\n\n');
}

/** The texts of a field's entries, without the names of their parts. */
const textsOf = (record: Indexable, name: string, { parts = [] }: Field): string[] =>
  readEntries(asText(record[name]), parts).map((entry) => Object.values(entry).join('. '));

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

const partsOf = (text: string) => wordsOf(text).flatMap(indexedParts).join(' ').slice(0, MAX_PARTS).toWellFormed();

/** Returns the words of documents for which typing errors are recognised. */
export function spelledWords(documents: readonly SearchDocument[]): string[] {
  const words = documents.flatMap(({ headerParts, textParts }) => [...headerParts.split(' '), ...textParts.split(' ')]);
  return [...new Set(words)].filter(isSpelled);
}
