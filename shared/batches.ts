/** How many calls of the tRPC door one request may hold, and how many of them that take long. */
export const MAX_CALLS = 20;
export const MAX_COSTLY_CALLS = 2;
