import { caseInsensitive } from '#server/database/case-insensitive.ts';
import type { Where } from '#server/database/paged-rows.ts';
import type { Resource } from '#shared/resource.ts';
import { whereInState } from './review-state.ts';

/** The conditions of one filter of a list; empty when the value does not fit the field. */
export function narrowedBy(resource: Resource, name: string, value: string | boolean): Where[] {
  const kind = resource.fields[name]?.kind;
  if (kind === 'flag' && typeof value === 'string') return stateOf(resource, value);
  if ((kind === 'flag') !== (typeof value === 'boolean')) return [];
  // A slug is part of a URL: it matches case-insensitively.
  if (kind === 'slug') return [{ [name]: caseInsensitive(String(value)) }];
  return [kind === 'list' ? holdsItem(name, String(value)) : { [name]: value }];
}

function stateOf({ contributed }: Resource, value: string): Where[] {
  const where = contributed && whereInState(value);
  return where ? [where] : [];
}

const BEFORE = [',', ', '];
const AFTER = [',', ' ,'];

/**
 * Matches comma-separated text that contains this item, case-insensitively, with or without a space beside the commas.
 */
function holdsItem(name: string, item: string): Where {
  const mode = 'insensitive';
  const { equals: escaped } = caseInsensitive(item);
  return {
    OR: [
      { [name]: caseInsensitive(item) },
      ...AFTER.map((after) => ({ [name]: { startsWith: escaped + after, mode } })),
      ...BEFORE.map((before) => ({ [name]: { endsWith: before + escaped, mode } })),
      ...BEFORE.flatMap((before) => AFTER.map((after) => ({ [name]: { contains: before + escaped + after, mode } }))),
    ],
  };
}
