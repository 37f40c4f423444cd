// What a spreadsheet takes for the beginning of a formula, in full width too (OWASP, CSV injection).
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const NEUTRALISED = /^'+[=+\-@\t\r＝＋－＠]/;

/** A text as a cell that no spreadsheet runs. Apostrophes before a formula count too, so that this can be undone. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that a cell stands for: exactly what `escapeFormula` was given. */
export const restore = (cell: string): string => (NEUTRALISED.test(cell) ? cell.slice(1) : cell);
