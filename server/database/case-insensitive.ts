/** Case-insensitive equality, as a condition of Prisma: it becomes ILIKE, in which % and _ are wildcards. */
export const caseInsensitive = (value: string) => ({
  equals: value.replace(/[\\%_]/g, String.raw`\$&`),
  mode: 'insensitive' as const,
});
