import type { Resource } from '#shared/resource.ts';
import type { AnyRecord } from './form-values.ts';

/** What a list shows of a field. Of contributions that are not published it tells what they wait for, if at all. */
export function cellText(resource: Resource, name: string, record: AnyRecord): string {
  const value = record[name];
  if (typeof value !== 'boolean') return String(value ?? '');
  if (value || !resource.contributed) return value ? 'Yes' : 'No';
  return typeof record.declinedNote === 'string' ? 'Declined' : 'Waiting';
}
