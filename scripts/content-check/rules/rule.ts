import { resources } from '#shared/resources/index.ts';
import type { Resource } from '#shared/resource.ts';
import type { ContentRecord } from '#prisma/content.ts';
import type { CheckedContent } from '../checked-content.ts';

/** A line of code has so many characters at most. */
export const MAX_COLUMNS = 88;

/** One thing that holds for all content. */
export type Rule = {
  /** What holds. */
  says: string;
  /** Where it does not: each line begins with its place. */
  faultsIn(content: CheckedContent): string[];
};

/** Where a record is written: many share a JSON file. */
export const placeOf = ({ file, name }: ContentRecord): string =>
  file.endsWith('.json') ? `${file} id ${name}` : file;

/** The topic of a card of the sheet, as its problems name it. */
export const topicOf = ({ values }: ContentRecord): string => String(values.topic || values.name);

export type FilledField = { record: ContentRecord; field: string; value: string; place: string };

/** Every text, that is not empty, of the fields of these kinds. */
export function filledFields({ records }: CheckedContent, ...kinds: string[]): FilledField[] {
  return records.flatMap((record) =>
    Object.entries((resources[record.resource] as Resource).fields)
      .filter(([, { kind }]) => kinds.includes(kind))
      .map(([field]) => ({ record, field, value: record.values[field], place: `${placeOf(record)} ${field}` }))
      .filter((one): one is FilledField => typeof one.value === 'string' && one.value !== ''),
  );
}

/** Names every record whose key another one before it has. */
export function repeated(records: ContentRecord[], keyOf: (record: ContentRecord) => string): string[] {
  const first = new Map<string, ContentRecord>();
  return records.flatMap((record) => {
    const key = keyOf(record);
    const before = first.get(key);
    if (before) return [`${placeOf(record)}: ${key} is that of ${placeOf(before)} too`];
    first.set(key, record);
    return [];
  });
}
