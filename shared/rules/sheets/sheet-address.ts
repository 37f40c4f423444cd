import { SHEET_PARAMETERS } from '#shared/pages.ts';
import { type Level, LEVELS } from './difficulty.ts';

/** What of a learner's progress a sheet can be narrowed to. */
export const SHOWS = ['todo', 'done', 'starred', 'note'] as const;
export type Show = (typeof SHOWS)[number];

/** How a sheet can be ordered, besides its own order; by reports only that of a company. */
export const SORTS = ['name', 'difficulty', 'reports'] as const;
export type Sort = (typeof SORTS)[number];

const LONGEST_TEXT = 200;

/** What a sheet shows. It lives in the page's address, so that reload, back and a shared link keep it. */
export type SheetAddress = {
  topic: string | null;
  company: string | null;
  level: Level | null;
  show: Show | null;
  /** Sought in the names. */
  q: string;
  sort: Sort | null;
  /** The id of the problem that was drawn. */
  random: number | null;
};

const oneOf = <T extends string>(values: readonly T[], asked: string | null): T | null =>
  values.find((value) => value === asked) ?? null;

/** What an address asks for; values that mean nothing are passed over. */
export function readSheetAddress(parameters: URLSearchParams): SheetAddress {
  const random = parameters.get('random') ?? '';
  return {
    topic: parameters.get('topic'),
    company: parameters.get('company'),
    level: oneOf(LEVELS, parameters.get('level')),
    show: oneOf(SHOWS, parameters.get('show')),
    q: parameters.get('q')?.slice(0, LONGEST_TEXT) ?? '',
    sort: oneOf(SORTS, parameters.get('sort')),
    random: /^\d{1,9}$/.test(random) ? Number(random) : null,
  };
}

/** Of an address what the server filters and orders by; values that mean nothing are null. */
export function filterIn(parameters: URLSearchParams): Pick<SheetAddress, 'level' | 'sort'> {
  const { level, sort } = readSheetAddress(parameters);
  return { level, sort };
}

/** The parameters that say what of an address is set. */
export function sheetParameters(address: Partial<SheetAddress>): URLSearchParams {
  return new URLSearchParams(
    SHEET_PARAMETERS.flatMap((name) => {
      const value = address[name] ?? '';
      return value === '' ? [] : [[name, String(value)]];
    }),
  );
}
