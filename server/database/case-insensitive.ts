/** Equal but for case, as a condition of Prisma: to the database % and _ would stand for others. */
export const caseInsensitive = (value: string) => ({
  equals: value.replace(/[\\%_]/g, String.raw`\$&`),
  mode: 'insensitive' as const,
});
