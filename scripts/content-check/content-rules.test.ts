import { expect, it } from 'vitest';
import { readCheckedContent } from './checked-content.ts';
import { checkCompanies } from './company-record.ts';
import { checkLevels, readLevelDifferences } from './level-record.ts';
import { readCompanyRecord, readReferenceProblems } from './reference.ts';
import { RULES } from './rules/rules.ts';

const content = readCheckedContent();

it.each(RULES)('all content follows the rule: $says', ({ faultsIn }) => {
  expect([...faultsIn(content)]).toEqual([]);
});

it('all content has the recorded companies and levels', () => {
  const faults: string[] = [];
  const report = (fault: string) => void faults.push(fault);
  checkCompanies(content, readCompanyRecord(), report);
  checkLevels(content, { reference: readReferenceProblems(), differences: readLevelDifferences() }, report);
  expect(faults).toEqual([]);
});
