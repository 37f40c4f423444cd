/** The maximum number of tRPC calls in one request, and of slow ones among them. */
export const MAX_CALLS = 20;
export const MAX_COSTLY_CALLS = 2;
