import type { Hooks } from '#server/content/save.ts';
import type { Resources } from '#shared/resources/index.ts';
import { readCounts, writeCounts } from '#shared/rules/sheets/named-counts.ts';
import { splitList } from '#shared/rules/text/list-text.ts';

/**
 * Two fields store which companies are on record and how often, since old clients know only the names. This keeps them
 * consistent: a company with a number is added to the names, and the number of a removed name is removed. Where the
 * reports are of an administrator's collection, the names are those with a number: no other is in that collection.
 */
export const companyProblemHooks: Hooks<Resources['companyProblem']> = {
  derive({ companies, reports, source }, { current }) {
    if (reports !== undefined) {
      const isLoaded = (source ?? current?.source ?? '') !== '';
      if (isLoaded && companies === undefined) return { companies: [...readCounts(reports).keys()].join(', ') };
      const named = splitList(companies ?? current?.companies ?? '');
      const others = [...readCounts(reports).keys()].filter((company) => !named.includes(company));
      return others.length > 0 ? { companies: [...named, ...others].join(', ') } : {};
    }
    if (companies === undefined || !current) return {};
    const named = new Set(splitList(companies));
    const kept = [...readCounts(current.reports)].filter(([company]) => named.has(company));
    return { reports: writeCounts(new Map(kept)) };
  },

  issues({ source = '', asOf = '' }) {
    if (source === '' || asOf !== '') return [];
    return [{ path: 'asOf', message: 'asOf is required with a source: the last day that the reports are from' }];
  },
};
