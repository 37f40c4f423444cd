import type { Resource } from '#shared/resource.ts';
import type { AnyRecord } from '#client/features/admin/form/form-values.ts';

/** The text of a field in a list. For an unpublished contribution, whether it waits for review or was declined. */
export function cellText(resource: Resource, name: string, record: AnyRecord): string {
  const value = record[name];
  if (typeof value !== 'boolean') return String(value ?? '');
  if (value || !resource.contributed) return value ? 'Yes' : 'No';
  return typeof record.declinedNote === 'string' ? 'Declined' : 'Waiting';
}
