import type { Resource } from '../resource.ts';

/** Whether several records can share a field's value: not an id, slug or title, nor a field that callers cannot set. */
export const isSharedField = ({ fields, title }: Resource, name: string): boolean => {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field !== undefined && field.set !== 'never' && !['id', 'slug'].includes(field.kind) && name !== title;
};
