import { resources } from '#shared/resources/index.ts';
import type { Resource } from '#shared/resource.ts';
import type { ContentRecord } from '#prisma/content.ts';
import type { CheckedContent } from '../checked-content.ts';

/** The maximum number of characters in a line of code. */
export const MAX_COLUMNS = 88;

/** A rule that all content has to follow. */
export type Rule = {
  /** The rule as a sentence. */
  says: string;
  /** The name of its faults in the line with counts, which shows it even if there are none. */
  counts?: string;
  /** The violations, one line each, beginning with where they are. */
  faultsIn(content: CheckedContent): string[];
};

/** The file of a record, with its id if many records share a JSON file. */
export const placeOf = ({ file, name }: ContentRecord): string =>
  file.endsWith('.json') ? `${file} id ${name}` : file;

/** The topic of a card of the sheet, as its problems name it. */
export const topicOf = ({ values }: ContentRecord): string => String(values.topic || values.name);

export type FilledField = { record: ContentRecord; field: string; value: string; place: string };

/** All non-empty strings in fields of these kinds. */
export function filledFields({ records }: CheckedContent, ...kinds: string[]): FilledField[] {
  return records.flatMap((record) =>
    Object.entries((resources[record.resource] as Resource).fields)
      .filter(([, { kind }]) => kinds.includes(kind))
      .map(([field]) => ({ record, field, value: record.values[field], place: `${placeOf(record)} ${field}` }))
      .filter((one): one is FilledField => typeof one.value === 'string' && one.value !== ''),
  );
}

/** Returns every record whose key an earlier record has too. */
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
