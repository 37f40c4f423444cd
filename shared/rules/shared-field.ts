import type { Resource } from '../resource.ts';

/** Whether several records can have one value of a field: not what tells them from each other. */
export const isSharedField = ({ fields, title }: Resource, name: string): boolean => {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field !== undefined && field.set !== 'never' && !['id', 'slug'].includes(field.kind) && name !== title;
};
