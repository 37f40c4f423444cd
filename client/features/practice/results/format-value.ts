const MOST = 2000;

/** Cuts the middle out of a long text. */
export const cut = (text: string): string =>
  text.length <= MOST
    ? text
    : `${text.slice(0, MOST / 2)}\n… ${(text.length - MOST).toLocaleString('en')} characters …\n${text.slice(-MOST / 2)}`;
