import { caseInsensitive } from '#server/database/case-insensitive.ts';
import type { Where } from '#server/database/paged-rows.ts';
import type { Resource } from '#shared/resource.ts';
import { whereInState } from './review-state.ts';

/** What one filter of a list asks for; nothing where the value is none of the field's. */
export function narrowedBy(resource: Resource, name: string, value: string | boolean): Where[] {
  const kind = resource.fields[name]?.kind;
  if (kind === 'flag' && typeof value === 'string') return stateOf(resource, value);
  if ((kind === 'flag') !== (typeof value === 'boolean')) return [];
  // A word of an address: its letters' case makes no difference.
  if (kind === 'slug') return [{ [name]: caseInsensitive(String(value)) }];
  return [kind === 'list' ? holdsItem(name, String(value)) : { [name]: value }];
}

function stateOf({ contributed }: Resource, value: string): Where[] {
  const where = contributed && whereInState(value);
  return where ? [where] : [];
}

const BEFORE = [',', ', '];
const AFTER = [',', ' ,'];

/** Comma-separated text of which one item is this, in any case, however the commas are spaced. */
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
