import { expect, test } from 'vitest';
import { matchPage } from '#shared/paths.ts';
import { type Located, placeName, placeOf, searchAddress } from './address.ts';

const key = '018f0000-0000-7000-8000-000000000000';
const at = (located: Partial<Located>) =>
  searchAddress({ resource: 'blog', key, id: 7, header: 'Two Sum', place: '', position: 0, ...located });

test.each<[Partial<Located>, string]>([
  [{ resource: 'blog' }, '/detail/7'],
  [{ resource: 'contest' }, '/contestdetail/7'],
  [{ resource: 'topicProblem', place: 'Two Pointers & more' }, '/Sheet?topic=Two+Pointers+%26+more&q=Two+Sum'],
  [{ resource: 'companyProblem', place: 'Google' }, '/Company-Wise-Sheet?company=Google&q=Two+Sum'],
  [{ resource: 'companyProblem' }, `/results/${key}`],
  [{ resource: 'languageCard', place: '/Python' }, '/Python'],
  [{ resource: 'languageCard' }, '/Languages'],
  [{ resource: 'question', place: 'py', position: 9 }, '/Python#two-sum-7'],
  [{ resource: 'question', place: 'py', position: 10 }, '/Python?page=2#two-sum-7'],
  [{ resource: 'question', place: 'os' }, '/CS-Fundamental#two-sum-7'],
  [{ resource: 'question', place: 'cn', position: 25 }, '/CS-Fundamental?category=cn&page=3#two-sum-7'],
  [{ resource: 'question', place: 'js' }, `/results/${key}`],
  [{ resource: 'cheatSheetItem', place: 'js' }, '/JSCheatsheet#two-sum-7'],
  [{ resource: 'problemList', place: 'blind-75' }, '/Sheet?list=blind-75'],
  [{ resource: 'sheetTopic' }, `/results/${key}`],
])('%j is shown at %s', (located, address) => {
  expect(at(located)).toBe(address);
  expect(matchPage(address.split(/[?#]/, 1)[0] ?? '')).not.toBeNull();
});

test('a place is the part of a record that its URL needs', () => {
  expect(placeOf('companyProblem', { companies: ' Google , Meta', topic: 'Arrays' })).toBe('Google');
  expect(placeOf('topicProblem', { topic: 'Arrays' })).toBe('Arrays');
  expect(placeOf('problemList', { slug: 'blind-75' })).toBe('blind-75');
  expect(placeOf('blog', { category: 'dsa' })).toBe('');
  expect(placeName('question', 'os')).toBe('Operating System');
  expect(placeName('blog', 'os')).toBe('');
});
