/** The trimmed items of comma-separated text such as companies, without blank ones. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The trimmed lines of a text, without blank ones. */
export const splitLines = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);
