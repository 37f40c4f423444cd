/** A Prisma condition for case-insensitive equality. Prisma uses ILIKE, in which % and _ are wildcards. */
export const caseInsensitive = (value: string) => ({
  equals: value.replace(/[\\%_]/g, String.raw`\$&`),
  mode: 'insensitive' as const,
});
