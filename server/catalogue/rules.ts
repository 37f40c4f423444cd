import type { ResourceName } from '#shared/resources/index.ts';
import { PROBLEM_FIELDS } from '#shared/schemas/catalogue.ts';

/*
 * What a write to a row of a problem means, whether the row is a place on a sheet or a page: docs/decisions/0035. Pure,
 * so that each rule is a unit test; catalogue.ts reads and writes what they need.
 */

/** The resources whose records list problems of the catalogue. */
export const LISTINGS = ['topicProblem', 'companyProblem', 'problem'] as const satisfies ResourceName[];
export type Listing = (typeof LISTINGS)[number];

export const isListing = (resource: string): resource is Listing => (LISTINGS as readonly string[]).includes(resource);

/** What a problem has in common wherever it is listed. A page has only the level of these. */
export type SharedValues = { level: string; link: string; article: string; paid: boolean };

/** A row of any list, with the shared values that its list has. */
export type ListedRow = { name: string } & Partial<SharedValues>;

export type KnownProblem = SharedValues & {
  slug: string;
  name: string;
  /** Whether it is on a sheet. */
  isListed: boolean;
  hasPage: boolean;
};

const SHARED = PROBLEM_FIELDS.filter((name) => name !== 'name') satisfies (keyof SharedValues)[];

const MAX_SLUG = 200;

/** The slug of a new problem: that of its page, otherwise the last part of its link, otherwise made of its name. */
export function newSlug({ name, link = '' }: ListedRow, pageSlug = ''): string {
  const ofLink = /\/([A-Za-z0-9-]{1,200})\/?$/.exec(link)?.[1] ?? '';
  const ofName = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_SLUG);
  return pageSlug.toLowerCase() || ofLink.toLowerCase() || ofName || 'problem';
}

/** The n-th slug to try for a problem whose slug another problem has. */
export const furtherSlug = (slug: string, attempt: number): string =>
  `${slug.replace(/-again-\d+$/, '')}-again-${attempt}`;

/** Whether a new name means another problem: one that is known already, or one with another practice link. */
export function isAnotherProblem(before: ListedRow, values: Partial<ListedRow>, isKnown: boolean): boolean {
  if (values.name === undefined || values.name === before.name) return false;
  const hasOtherLink = values.link !== undefined && values.link !== before.link;
  return isKnown || (hasOtherLink && before.link !== undefined && before.link !== '');
}

/** What becomes known of a problem when a row lists it: what its first place on a sheet says. A page says its level. */
export function learnedFrom(row: ListedRow, { isListed, hasPage }: KnownProblem): Partial<SharedValues> {
  if (isListed) return {};
  return only(row, (name) => row[name] !== undefined && !(hasPage && name === 'level'));
}

/**
 * What changes for all rows of a problem when one of them is changed.
 * @param own the names of what that row says of its own, which goes on to be its own
 */
export const changedForAll = (
  own: readonly string[],
  before: ListedRow,
  values: Partial<ListedRow>,
): Partial<SharedValues> =>
  only(values, (name) => values[name] !== undefined && values[name] !== before[name] && !own.includes(name));

/** The names of what a row says of its own: of these, where its value is not that of the problem. */
export const ownOf = (row: ListedRow, problem: SharedValues, among: readonly string[] = SHARED): string[] =>
  SHARED.filter((name) => among.includes(name) && row[name] !== undefined && row[name] !== problem[name]);

const only = (row: Partial<ListedRow>, isWanted: (name: keyof SharedValues) => boolean): Partial<SharedValues> =>
  Object.fromEntries(SHARED.filter(isWanted).map((name) => [name, row[name]]));

/** Whether a write may concern other rows of the problem. */
export const isShared = (before: ListedRow, values: Partial<ListedRow>): boolean =>
  PROBLEM_FIELDS.some((name) => values[name] !== undefined && values[name] !== before[name]);
