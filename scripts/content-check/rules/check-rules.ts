import type { CheckedContent } from '../checked-content.ts';
import { RULES } from './rules.ts';

/**
 * Reports what the rules find.
 * @returns the lines with the counts
 */
export function checkRules(content: CheckedContent, report: (fault: string) => void): string[] {
  let faults = 0;
  const counted: string[] = [];
  for (const { says, counts, faultsIn } of RULES) {
    const found = faultsIn(content);
    for (const fault of found) report(`${fault} (${says})`);
    faults += found.length;
    if (counts) counted.push(`${counts} ${found.length}`);
  }
  return [
    `${content.records.length} records, ${content.figures.size} figures, ${RULES.length} rules, faults: ${faults}.`,
    `Words: ${counted.join(', ')}.`,
  ];
}
