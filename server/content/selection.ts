import type { Viewer } from '#server/access/access.ts';
import { AppError } from '#server/errors.ts';
import type { Where } from '#server/database/paged-rows.ts';
import type { Resource } from '#shared/resource.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import type { Chosen, Selection } from '#shared/schemas/selection.ts';
import type { Crud } from './crud.ts';
import { filterOf } from './filter.ts';
import type { AnyRecord } from './save.ts';

/** The number of records that one transaction can write within its timeout. */
const MAX_AT_ONCE = 2000;

export const whereChosen = (resource: Resource, chosen: Chosen): Where =>
  'keys' in chosen ? { key: { in: chosen.keys } } : filterOf(resource, chosen);

/**
 * Returns the selected records as they are now, without deleted ones.
 * @throws AppError edited_since when a list now has more or fewer records than were seen; too_large for too many
 */
export async function chosenRecords(
  viewer: Viewer,
  resource: Resource,
  crud: Pick<Crud<Resource>, 'all'>,
  selection: Selection,
): Promise<AnyRecord[]> {
  const records = await crud.all(viewer, whereChosen(resource, selection), MAX_AT_ONCE + 1);
  if (records.length > MAX_AT_ONCE)
    throw new AppError('too_large', `At most ${withCount(MAX_AT_ONCE, 'record')} at once; please narrow the list`);
  if ('total' in selection && selection.total !== records.length) {
    const message = `Now ${withCount(records.length, 'record')} match instead of ${selection.total}; please check again`;
    throw new AppError('edited_since', message);
  }
  return records as unknown as AnyRecord[]; // a record of any resource is one
}

const MAX_NAMED = 5;

/** Titles in a sentence: “A”, “B” and 3 more. */
export function quoted(titles: readonly string[]): string {
  const furtherCount = titles.length - MAX_NAMED;
  const named = titles.slice(0, MAX_NAMED).map((title) => `“${title}”`);
  return named.join(', ') + (furtherCount > 0 ? ` and ${furtherCount} more` : '');
}

export const namesOf = ({ title }: Resource, records: readonly AnyRecord[]): string =>
  quoted(records.map((record) => String(record[title])));
