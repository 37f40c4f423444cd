import type { Resource } from '#shared/resource.ts';

export type ListFilter = Record<string, string | boolean>;

/** The review states of learners' contributions. */
export const REVIEW_STATES = ['published', 'waiting', 'declined'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

const FLAGS: Record<string, boolean> = { yes: true, no: false };

/** The filters in an address's parameters: `level=Easy`; yes or no for a flag, the state for contributions. */
export function filterIn(resource: Resource, parameter: (name: string) => string | null): ListFilter {
  const found = resource.filters.flatMap((name): [string, string | boolean][] => {
    const value = parameter(name)?.slice(0, 200) ?? '';
    if (value === '') return [];
    if (resource.fields[name]?.kind !== 'flag') return [[name, value]];
    const isState = resource.contributed && REVIEW_STATES.some((state) => state === value);
    const asked = isState ? value : FLAGS[value];
    return asked === undefined ? [] : [[name, asked]];
  });
  return Object.fromEntries(found);
}
