/*
 * What decides whether something known is shown without asking again: it is, for as long as it is fresh. Then it is asked
 * for; where no answer comes within PATIENCE_MS, what is known is shown after all. Only what is written in between, and
 * heard of, ends freshness earlier (the change feed of the server, an invalidated query).
 */

/** An answer in an open page. */
export const ANSWER_FRESH_MS = 30_000;
/** What shows the time: status and countdown of a contest. */
export const TIME_FRESH_MS = 15_000;
/** A rendered page that does not show the time, but the year in its footer. */
export const PAGE_FRESH_MS = 3_600_000;
/** A page of the sheet that a browser fetched unasked, to have it offline; one that is opened is an answer. */
export const OFFLINE_SHEET_FRESH_MS = 7 * 24 * 3_600_000;
/** What a program is judged by is asked for each time: an administrator may have changed it. */
export const JUDGING_FRESH_MS = 0;

export const PATIENCE_MS = 3000;

/** @param since when it was known, in epoch milliseconds; NaN for never */
export const isFresh = (since: number, freshMs: number): boolean => Date.now() - since < freshMs;
