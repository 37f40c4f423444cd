import { expect, test } from 'vitest';
import { findCompany, isCompanyNamed } from './company-names.ts';

test('finds a company by its exact name, else case-insensitively, else by a former name', () => {
  expect(findCompany(['Amazon', 'amazon'], 'amazon')).toBe('amazon');
  expect(findCompany(['Amazon', 'Google'], 'GOOGLE')).toBe('Google');
  expect(findCompany(['Amazon', 'Meta'], 'facebook')).toBe('Meta');
  expect(['hcl', 'HCL Technologies'].map((name) => findCompany(['HCLTech'], name))).toEqual(['HCLTech', 'HCLTech']);
  expect(findCompany(['Meta', 'Facebook'], 'facebook')).toBe('Facebook');
  expect(findCompany(['Amazon'], 'Facebook')).toBeNull();
  expect(findCompany(['Amazon'], 'Nobody')).toBeNull();
  expect(findCompany(['Amazon'], 'constructor')).toBeNull();
  expect(findCompany(['Amazon'], null)).toBeNull();
});

test('matches a part of any of the names of a company', () => {
  expect(['met', 'FACE', 'goo'].map((text) => isCompanyNamed('Meta', text))).toEqual([true, true, false]);
});
