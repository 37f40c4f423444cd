import { href } from '#shared/paths.ts';
import { ENCODINGS, rateAgainstBare } from './load/against-bare.ts';
import { type Figure, times } from './figure.ts';
import type { Running } from './load/processes.ts';

const inputQuery = (input: unknown) => `input=${encodeURIComponent(JSON.stringify(input))}`;

/** Cached URLs to request repeatedly, some identical each time, some with a changing parameter. */
const ADDRESSES = [
  { name: 'cached page', path: href('home'), least: 0.75 },
  { name: 'cached page with a parameter', path: `${href('sheet')}?topic=Graphs`, least: 0.75 },
  { name: 'cached page, unknown parameter', path: href('home'), search: '?utm_source={n}', least: 0.6 },
  { name: 'cached page, unknown parameter', path: href('sheet'), search: '?fbclid={n}', least: 0.6 },
  { name: 'cached query', path: `/trpc/sheets.topics?${inputQuery({ problems: 'count' })}`, least: 0.5 },
  { name: 'cached query', path: `/trpc/blogs.cards?${inputQuery({ category: 'dsa', page: 1 })}`, least: 0.5 },
  {
    name: 'cached query',
    path: `/trpc/sheets.problemsOfCompany?${inputQuery({ company: 'Amazon', page: 1 })}`,
    least: 0.5,
  },
];

/** Rates of cached responses as ratios to a bare Express route that sends the same bytes. */
export async function measureCached(site: Running, scratch: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path, search = '', least } of ADDRESSES) {
    for (const encoding of ENCODINGS) {
      const { ratio, rate, bareRate, size } = await rateAgainstBare(site, scratch, { path, search, encoding });
      figures.push({
        name: `${name}, ${decodeURIComponent(path)}${search.replace('{n}', '…')}, ${size} bytes (${encoding})`,
        value: `${times(ratio)}  (${Math.round(rate)}/s)`,
        reference: `bare Express route: ${Math.round(bareRate)}/s`,
        target: `at least ${least} x`,
        isMet: ratio >= least,
      });
    }
  }
  return figures;
}
