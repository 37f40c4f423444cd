import type { CheckedContent } from '../checked-content.ts';
import { RULES } from './rules.ts';

/**
 * Checks the content by all rules and reports the faults.
 * @returns the lines with the counts
 */
export function checkRules(content: CheckedContent, report: (fault: string) => void): string[] {
  let faults = 0;
  const counted: string[] = [];
  for (const { says, counts, faultsIn } of RULES) {
    const ruleFaults = faultsIn(content);
    for (const fault of ruleFaults) report(`${fault} (${says})`);
    faults += ruleFaults.length;
    if (counts) counted.push(`${counts} ${ruleFaults.length}`);
  }
  return [
    `${content.records.length} records, ${content.figures.size} figures, ${RULES.length} rules, faults: ${faults}.`,
    `Words: ${counted.join(', ')}.`,
  ];
}
