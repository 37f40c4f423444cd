/** The greatest id and count that can be stored: the greatest integer of PostgreSQL. */
export const MAX_ID = 2_147_483_647;
