import { readDraft, writeDraft } from '#client/lib/storage/storage-draft.ts';

const KEY = 'blog-draft';

// In the order of the form.
export const BLOG_FIELDS = [
  'id',
  'category',
  'header',
  'image',
  'explanation',
  'code',
  'explanation2',
  'code2',
  'explanation3',
  'code3',
] as const;

export type BlogField = (typeof BLOG_FIELDS)[number];
export type BlogValues = Record<BlogField, string>;

// The cast restores the names of the form, which Object.fromEntries loses.
export const EMPTY_BLOG = Object.fromEntries(BLOG_FIELDS.map((name) => [name, ''])) as BlogValues;

/** Unsent text, which survives a reload and a login. */
export function readBlogDraft(): BlogValues {
  const values = { ...EMPTY_BLOG };
  try {
    const stored = JSON.parse(readDraft(KEY) ?? '{}') as Partial<Record<BlogField, unknown>> | null; // each is checked
    for (const name of BLOG_FIELDS) {
      const value = stored?.[name];
      if (typeof value === 'string') values[name] = value;
    }
  } catch {
    // Not written by this site; ignored.
  }
  return values;
}

/** @param values null clears them */
export const keepBlogDraft = (values: BlogValues | null): void => writeDraft(KEY, values && JSON.stringify(values));
