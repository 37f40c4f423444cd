import type { ReportsOf } from '#shared/company-reports.ts';
import { readSources } from '#shared/rules/study/sources.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The collection of a company problem's reports, from its fields. */
export function reportsOf({ source, asOf }: { source: string; asOf: string }): ReportsOf {
  return source === '' ? null : { sources: readSources(source), until: asOf && day.format(Date.parse(asOf)) };
}
