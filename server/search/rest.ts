import type { SearchResult } from './search.ts';
import { MAX_SEARCH } from '#shared/schemas/search.ts';
import type { JsonSchema } from '#server/http/rest/route.ts';
import type { Route } from '#server/http/rest/route.ts';

const key = { type: 'string', format: 'uuid', description: "The record's own" };
const header = { type: 'string' };
const text = { type: 'string', description: 'Plain; of a list, the part around what was sought' };

const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const shared = {
  method: 'GET',
  tag: 'search',
  action: 'content.read',
} as const;

const query = { q: { type: 'string', maxLength: MAX_SEARCH, description: 'Missing or blank: nothing is found' } };

const toRest = (result: SearchResult) => ({ _id: result.key, header: result.header, text: result.text });

export const searchRoutes: Route[] = [
  {
    ...shared,
    path: '/search/suggestions',
    summary: 'Up to 10 headers for a text that is being typed, the best first',
    query,
    answer: { status: 200, schema: { type: 'array', maxItems: 10, items: object({ _id: key, header }) } },
    errors: [400],
    async handle({ services, viewer, query: { q } }) {
      const suggestions = await services.search.suggestions(viewer, q);
      return { body: suggestions.map((suggestion) => ({ _id: suggestion.key, header: suggestion.header })) };
    },
  },
  {
    ...shared,
    path: '/search',
    summary: 'Up to 50 results, the best first; one typing error in a word is forgiven',
    query,
    answer: { status: 200, schema: { type: 'array', maxItems: 50, items: object({ _id: key, header, text }) } },
    errors: [400],
    async handle({ services, viewer, query: { q } }) {
      const results = await services.search.results(viewer, q);
      return { body: results.map(toRest) };
    },
  },
  {
    ...shared,
    path: '/search/results/{_id}',
    summary: 'One result, whole',
    answer: { status: 200, schema: object({ _id: key, header, text }) },
    errors: [404],
    async handle({ services, viewer, params }) {
      return { body: toRest(await services.search.result(viewer, params._id ?? '')) };
    },
  },
];
