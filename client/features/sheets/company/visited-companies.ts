import { readStored, useStored, writeStored } from '#client/lib/storage/storage.ts';

const VISITED = 'visited-companies';
const MAX = 6;

const read = (text: string | null): string[] => (text === null ? [] : text.split('\n'));

/** The companies whose lists were viewed in this browser, the most recent first. */
export const useVisitedCompanies = (): string[] => read(useStored(VISITED));

export function keepVisitedCompany(company: string): void {
  const others = read(readStored(VISITED)).filter((other) => other !== company);
  writeStored({ [VISITED]: [company, ...others].slice(0, MAX).join('\n') });
}
