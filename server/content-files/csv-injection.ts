// What spreadsheets treat as the beginning of a formula, full-width characters included (OWASP, CSV injection).
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const NEUTRALISED = /^'+[=+\-@\t\r＝＋－＠]/;

/**
 * Turns a text into a cell that no spreadsheet runs. Apostrophes before a formula count too, so that this can be
 * undone.
 */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Returns the original text of a cell: exactly what `escapeFormula` got. */
export const restore = (cell: string): string => (NEUTRALISED.test(cell) ? cell.slice(1) : cell);
