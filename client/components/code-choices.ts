/** Under these the browser keeps, for all pages, the language that programs are read in and whether long lines wrap. */
export const LANGUAGE_CHOICE = 'code-language';
export const WRAP_CHOICE = 'code-wrap';
