import type { Hooks } from '#server/content/save.ts';
import type { Resources } from '#shared/resources/index.ts';
import { readCounts, writeCounts } from '#shared/rules/sheets/named-counts.ts';
import { splitList } from '#shared/rules/text/list-text.ts';

/**
 * Two fields store which companies are on record and how often, as old clients know only the names. This keeps them
 * consistent: a company with a number is added to the names, and the number of a removed name is removed. When the
 * reports come from an administrator's collection, only companies with a number are named, as it has no others.
 */
export const companyProblemHooks: Hooks<Resources['companyProblem']> = {
  derive({ companies, reports, source }, { current }) {
    if (reports !== undefined) {
      const isLoaded = (source ?? current?.source ?? '') !== '';
      if (isLoaded && companies === undefined) return { companies: [...readCounts(reports).keys()].join(', ') };
      const named = splitList(companies ?? current?.companies ?? '');
      const unnamed = [...readCounts(reports).keys()].filter((company) => !named.includes(company));
      return unnamed.length > 0 ? { companies: [...named, ...unnamed].join(', ') } : {};
    }
    if (companies === undefined || !current) return {};
    const named = new Set(splitList(companies));
    const keptCounts = [...readCounts(current.reports)].filter(([company]) => named.has(company));
    return { reports: writeCounts(new Map(keptCounts)) };
  },

  issues({ source = '', asOf = '' }) {
    if (source === '' || asOf !== '') return [];
    return [{ path: 'asOf', message: 'asOf is required with a source: the last day that the reports are from' }];
  },
};
