const MAX = 2000;

/** Cuts the middle out of a long text. */
export const cutText = (text: string): string =>
  text.length <= MAX
    ? text
    : `${text.slice(0, MAX / 2)}\n… ${(text.length - MAX).toLocaleString('en')} characters …\n${text.slice(-MAX / 2)}`;
