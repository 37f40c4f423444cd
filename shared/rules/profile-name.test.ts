import { describe, expect, test } from 'vitest';
import { pages } from '#shared/pages.ts';
import { publicProfileSchema } from '#shared/schemas/public-profile.ts';
import { profileNameError } from './profile-name.ts';

describe('the name of a public profile', () => {
  test.each(['ada', 'ada-lovelace', 'a1b', '42x', 'x'.repeat(30), 'two--hyphens'])('may be %s', (name) => {
    expect(profileNameError(name)).toBeNull();
  });

  test.each([
    ['', '3 to 30'],
    ['ab', '3 to 30'],
    ['x'.repeat(31), '3 to 30'],
    ['-ada', 'hyphen'],
    ['ada-', 'hyphen'],
    ['Ada', 'letters'],
    ['ada.l', 'letters'],
    ['ada l', 'letters'],
    ['adä', 'letters'],
    ['ada/../x', 'letters'],
    ['<svg>', 'letters'],
    ['admin', 'runs the site'],
    ['ad-min', 'runs the site'],
    ['gearup', 'runs the site'],
    ['trpc', 'part of the site'],
    ['nobody', 'a reserved word'],
  ])('may not be %j', (name, reason) => {
    expect(profileNameError(name)).toContain(reason);
  });

  test('cannot be the path of a page of the site', () => {
    for (const { pattern } of [pages.sheet, pages.dashboard, pages.cheatSheets])
      expect(profileNameError(pattern.slice(1).toLowerCase())).toContain('part of the site');
  });

  test('is accepted in upper case and with spaces around it', () => {
    const profile = { name: ' Ada-L ', isOn: true, mayBeIndexed: false };
    expect(publicProfileSchema.parse(profile)).toEqual({ ...profile, name: 'ada-l', timeZone: 'UTC' });
  });
});
