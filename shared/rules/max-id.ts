/** The greatest id and count that can be stored: that of a PostgreSQL integer. */
export const MAX_ID = 2_147_483_647;
