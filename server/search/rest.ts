import { z } from 'zod';
import { keySchema, route, type Route } from '#server/http/rest/route.ts';
import { searchSchema } from '#shared/schemas/search.ts';
import type { Search, SearchResult } from './search.ts';

const suggestionSchema = z.object({ _id: keySchema.meta({ description: "The record's own" }), header: z.string() });
const resultSchema = suggestionSchema.extend({
  text: z.string().meta({ description: 'Plain; of a list, the part around what was searched for' }),
});

const shared = { method: 'GET', tag: 'search', action: 'content.read' } as const;

const query = { q: searchSchema.meta({ description: 'Missing or blank: nothing is found' }) };

const toRest = ({ key, header, text }: SearchResult) => ({ _id: key, header, text });

export const searchRoutes = (search: Search): Route[] => [
  route({
    ...shared,
    path: '/search/suggestions',
    isExpensive: true,
    summary: 'Up to 10 headers for a text that is being typed, the best first',
    query,
    answer: { status: 200, schema: z.array(suggestionSchema).max(10) },
    errors: [400],
    async handle({ viewer, query: { q } }) {
      const suggestions = await search.suggestions(viewer, q);
      return { body: suggestions.map(({ key, header }) => ({ _id: key, header })) };
    },
  }),
  route({
    ...shared,
    path: '/search',
    isExpensive: true,
    summary: 'Up to 50 results, the best first; one typing error in a word is forgiven',
    query,
    answer: { status: 200, schema: z.array(resultSchema).max(50) },
    errors: [400],
    async handle({ viewer, query: { q } }) {
      return { body: (await search.results(viewer, q)).map(toRest) };
    },
  }),
  route({
    ...shared,
    path: '/search/results/{_id}',
    summary: 'One result, whole',
    answer: { status: 200, schema: resultSchema },
    errors: [404],
    async handle({ viewer, params }) {
      return { body: toRest(await search.result(viewer, params._id ?? '')) };
    },
  }),
];
