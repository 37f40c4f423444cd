/** Characters that hide text or turn its direction. Joiners stay: Persian, Hindi and emoji are written with them. */
const INVISIBLE = /(?![\p{Join_Control}\uFE00-\uFE0F])[\p{Cf}\p{DI}]/gu;
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{DI}\u2800]/u;

/** Whether a text shows nothing. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/** What a short text, such as a name, shows: without invisible characters, in one Unicode form; '' if it shows nothing. */
export const shownText = (typed: string): string =>
  isBlank(typed) ? '' : typed.replace(INVISIBLE, '').normalize('NFC').trim();
