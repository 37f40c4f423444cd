import { readContent } from '#prisma/content.ts';

const headers = new Map(
  readContent()
    .filter(({ resource }) => resource === 'question')
    .map(({ name, values }) => [name, String(values.header)]),
);

/** The header of the question at a place like `py/11`: headers are reworded, ids stay. Returns other text unchanged. */
export function headerOf(place: string): string {
  if (!/^[a-z-]+\/\d+$/.test(place)) return place;
  const header = headers.get(place);
  if (header === undefined) throw new Error(`There is no question ${place}`);
  return header;
}
