import type { Hooks } from '#server/content/save.ts';
import type { Resources } from '#shared/resources/index.ts';
import { readCounts, writeCounts } from '#shared/rules/sheets/named-counts.ts';
import { splitList } from '#shared/rules/text/list-text.ts';

/**
 * Two fields store which companies are on record and how often, since old clients know only the names. This keeps them
 * consistent: a company with a number is added to the names, and the number of a removed name is removed.
 */
export const companyProblemHooks: Hooks<Resources['companyProblem']> = {
  derive({ companies, reports }, { current }) {
    if (reports !== undefined) {
      const named = splitList(companies ?? current?.companies ?? '');
      const others = [...readCounts(reports).keys()].filter((company) => !named.includes(company));
      return others.length > 0 ? { companies: [...named, ...others].join(', ') } : {};
    }
    if (companies === undefined || !current) return {};
    const named = new Set(splitList(companies));
    const kept = [...readCounts(current.reports)].filter(([company]) => named.has(company));
    return { reports: writeCounts(new Map(kept)) };
  },
};
