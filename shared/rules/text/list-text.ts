/** The items of comma-separated text such as companies: trimmed, blanks left out. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The lines of a text, trimmed; blank ones are left out. */
export const splitLines = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);
