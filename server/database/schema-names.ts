/*
 * The names that fields and resources have in the database, as prisma/schema.prisma maps them. For names from
 * descriptors only, never from a caller.
 */

export const columnName = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const tableName = (resource: string): string => columnName(`${resource}s`);
