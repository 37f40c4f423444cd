import { SHEET_PARAMETERS } from '#shared/page-kinds.ts';
import { href } from '#shared/paths.ts';
import { type Level, LEVELS } from './difficulty.ts';

/** The progress states by which a sheet can be filtered. */
export const SHOWS = ['todo', 'done', 'starred', 'note'] as const;
export type Show = (typeof SHOWS)[number];

/** The orders of a sheet besides its own; only a company's sheet can be sorted by reports. */
export const SORTS = ['name', 'difficulty', 'reports'] as const;
export type Sort = (typeof SORTS)[number];

const MAX_SEARCH_LENGTH = 200;

/** The state of a sheet. It is stored in the page's address, so that it survives a reload, "back" and sharing. */
export type SheetAddress = {
  topic: string | null;
  company: string | null;
  /** The slug of a list that people follow, such as blind-75. */
  list: string | null;
  level: Level | null;
  show: Show | null;
  /** Whether only problems that can be solved on the site are shown. */
  solvable: boolean;
  /** Search text, matched against the names. */
  q: string;
  sort: Sort | null;
  /** The id of the problem that was picked at random. */
  random: number | null;
};

const oneOf = <T extends string>(values: readonly T[], parameter: string | null): T | null =>
  values.find((value) => value === parameter) ?? null;

/** The state in an address; invalid values are ignored. */
export function readSheetAddress(parameters: URLSearchParams): SheetAddress {
  const random = parameters.get('random') ?? '';
  return {
    topic: parameters.get('topic'),
    company: parameters.get('company'),
    list: parameters.get('list'),
    level: oneOf(LEVELS, parameters.get('level')),
    show: oneOf(SHOWS, parameters.get('show')),
    solvable: parameters.get('solvable') === 'true',
    q: parameters.get('q')?.slice(0, MAX_SEARCH_LENGTH) ?? '',
    sort: oneOf(SORTS, parameters.get('sort')),
    random: /^\d{1,9}$/.test(random) ? Number(random) : null,
  };
}

/** The part of an address by which the server filters and sorts; invalid values are null. */
export function filterIn(parameters: URLSearchParams): Pick<SheetAddress, 'level' | 'sort'> {
  const { level, sort } = readSheetAddress(parameters);
  return { level, sort };
}

/** The parameters for the fields that are set. */
export function sheetParameters(address: Partial<SheetAddress>): URLSearchParams {
  return new URLSearchParams(
    SHEET_PARAMETERS.flatMap((name) => {
      const value = address[name] ?? '';
      return value === '' || value === false ? [] : [[name, String(value)]];
    }),
  );
}

/** A whole list, on the SDE sheet. */
export const listHref = (list: string): string => `${href('sheet')}?${sheetParameters({ list })}`;
