import type { Resource } from '#shared/resource.ts';

export type ListFilter = Record<string, string | boolean>;

/** The review states of learners' contributions. */
export const REVIEW_STATES = ['published', 'waiting', 'declined'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

const FLAGS: Record<string, boolean> = { yes: true, no: false };

/** The filters in the parameters of an address: `level=Easy`; yes or no for a flag, the state for contributions. */
export function filterIn(resource: Resource, parameter: (name: string) => string | null): ListFilter {
  const found = resource.filters.flatMap((name): [string, string | boolean][] => {
    const value = parameter(name)?.slice(0, 200) ?? '';
    if (value === '') return [];
    if (resource.fields[name]?.kind !== 'flag') return [[name, value]];
    const isState = resource.contributed && REVIEW_STATES.some((state) => state === value);
    const flag = isState ? value : FLAGS[value];
    return flag === undefined ? [] : [[name, flag]];
  });
  return Object.fromEntries(found);
}
