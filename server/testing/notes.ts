import { readContent } from '#prisma/content.ts';

const headers = new Map(
  readContent()
    .filter(({ resource }) => resource === 'question')
    .map(({ name, values }) => [name, String(values.header)]),
);

/**
 * Returns the header of a question such as `py/11`, as headers may be reworded but ids stay. Returns other text
 * unchanged.
 */
export function headerOf(reference: string): string {
  if (!/^[a-z-]+\/\d+$/.test(reference)) return reference;
  const header = headers.get(reference);
  if (header === undefined) throw new Error(`There is no question ${reference}`);
  return header;
}
