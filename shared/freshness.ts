/*
 * How long cached data is fresh: it is shown without a new request. After that it is requested again; if there is no
 * answer within PATIENCE_MS, the cached data is shown anyway. Only a known change of the data ends freshness earlier
 * (the change feed of the server, an invalidated query).
 */

/** An answer in an open page. */
export const ANSWER_FRESH_MS = 30_000;
/** Data that depends on the time: status and countdown of a contest. */
export const TIME_FRESH_MS = 15_000;
/** A rendered page that only shows the year of the time, in its footer. */
export const PAGE_FRESH_MS = 3_600_000;
/** A page of the sheet that a browser prefetched for offline use; an opened one counts as an answer. */
export const OFFLINE_SHEET_FRESH_MS = 7 * 24 * 3_600_000;
/** The data for judging a program is requested each time, as an administrator may have changed it. */
export const JUDGING_FRESH_MS = 0;

export const PATIENCE_MS = 3000;

/** @param since when it was received, in epoch milliseconds; NaN for never */
export const isFresh = (since: number, freshMs: number): boolean => Date.now() - since < freshMs;
