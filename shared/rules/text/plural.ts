/** The singular or plural of a noun: 'row', 'rows'. Every noun that the site counts takes an s. */
export const plural = (count: number, noun: string): string => (count === 1 ? noun : `${noun}s`);

/** A count with its noun: '1 row', '2 rows'. */
export const withCount = (count: number, noun: string): string => `${count} ${plural(count, noun)}`;
