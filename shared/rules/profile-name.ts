import { pageNames, pageOf } from '#shared/pages.ts';

/** The length of the name in the URL of a public profile, in characters. */
const MIN_PROFILE_NAME = 3;
const MAX_PROFILE_NAME = 30;

/** Reserved words, which would make a learner look like somebody or something else; each list has its reason. */
const RESERVED: readonly { reason: string; words: readonly string[] }[] = [
  {
    reason: 'It would look like somebody who runs the site',
    words: [
      ...['admin', 'administrator', 'administrators', 'gearup', 'moderator', 'official', 'owner', 'root', 'security'],
      ...['staff', 'support', 'system', 'team', 'techai', 'webmaster', 'postmaster', 'help', 'billing', 'abuse'],
    ],
  },
  {
    reason: 'It is the address of a part of the site',
    words: [
      ...pageNames.map((page) => pageOf(page).pattern.split('/')[1]?.toLowerCase() ?? ''),
      ...[
        'api',
        'api-docs',
        'auth',
        'badge',
        'feeds',
        'figures',
        'assets',
        'health',
        'healthz',
        'me',
        'pdf',
        'picture',
      ],
      ...[
        'pictures',
        'readyz',
        'robots',
        'sandbox',
        'search',
        'settings',
        'sitemap',
        'static',
        'trpc',
        'user',
        'users',
      ],
    ],
  },
  { reason: 'It is a reserved word', words: ['anonymous', 'null', 'undefined', 'none', 'nobody', 'unknown', 'guest'] },
];

const REASONS = new Map(RESERVED.flatMap(({ reason, words }) => words.map((word) => [word, reason] as const)));

/** Whether a profile may exist under this name: a name that is reserved today may have been free before. */
export const mayBeProfileName = (name: string): boolean =>
  /^[a-z0-9-]+$/.test(name) && name.length >= MIN_PROFILE_NAME && name.length <= MAX_PROFILE_NAME;

/** Why a lower-case name cannot be chosen for a public profile; null if it can. */
export function profileNameError(name: string): string | null {
  if (name.length < MIN_PROFILE_NAME || name.length > MAX_PROFILE_NAME)
    return `A name has ${MIN_PROFILE_NAME} to ${MAX_PROFILE_NAME} characters`;
  if (!/^[a-z0-9-]+$/.test(name)) return 'A name has letters from a to z, digits and hyphens';
  if (name.startsWith('-') || name.endsWith('-')) return 'A name neither begins nor ends with a hyphen';
  const reason = REASONS.get(name) ?? REASONS.get(name.replaceAll('-', ''));
  return reason === undefined ? null : `${reason}; please choose another name`;
}
