import type { ReportsOf } from '#shared/company-reports.ts';
import { readSources } from '#shared/rules/study/sources.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Whose the reports of a company problem are, by its fields. */
export function reportsOf({ source, asOf }: { source: string; asOf: string }): ReportsOf {
  return source === '' ? null : { sources: readSources(source), until: asOf && day.format(Date.parse(asOf)) };
}
