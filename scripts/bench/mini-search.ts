/** Runs MiniSearch on the documents and queries of search.ts, and prints its latencies and its memory as JSON. */
import MiniSearch from 'minisearch';
import { DOCUMENTS, latenciesOf, makeCorpus, QUERIES, REFERENCE_QUERIES } from './search-corpus.ts';

const { writes, queries } = makeCorpus(DOCUMENTS, QUERIES);
const documents = writes.map(({ after }) => ({ id: after?.id, header: after?.header, text: after?.text }));

const memory = () => {
  gc?.();
  return process.memoryUsage().heapUsed;
};

const before = memory();
const startedAt = performance.now();
const index = new MiniSearch({
  fields: ['header', 'text'],
  storeFields: ['header', 'text'],
  searchOptions: { boost: { header: 3 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
});
index.addAll(documents);
const buildMs = performance.now() - startedAt;
const indexBytes = memory() - before;

function measure(fields: string[], limit: number) {
  return latenciesOf(
    queries.slice(0, REFERENCE_QUERIES).map((query) => {
      const askedAt = performance.now();
      index.search(query, { fields }).slice(0, limit);
      return performance.now() - askedAt;
    }),
  );
}

const figures = {
  suggestions: measure(['header'], 10),
  search: measure(['header', 'text'], 50),
  memory: indexBytes,
  buildMs,
};
console.log(JSON.stringify(figures));
