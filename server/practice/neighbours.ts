import { embargoedKeys, isOpen } from '#server/access/embargo.ts';
import type { Database } from '#server/database/client.ts';

export type ProblemLink = { slug: string; name: string; level: string };

/** The problems before and after a problem by id, among those of its kind. */
export type Neighbours = {
  previous: ProblemLink | null;
  next: ProblemLink | null;
  /** Problems around it on its first topic; for the last one on the topic, the first ones. */
  similar: ProblemLink[];
};

const SIMILAR = 4;
const BEFORE = SIMILAR / 2;

/** A subquery for up to `max` problems. @param label the value of their column `place` */
const some = (label: string, { condition, order, max }: { condition: string; order: string; max: number }) =>
  `(SELECT '${label}' AS place, key, slug, name, level FROM problems WHERE kind = $1 AND ${condition} ORDER BY ${order} LIMIT ${max})`;

const ON_TOPIC = "$3 <> '' AND split_part(topics, ',', 1) = $3";

/** @param among an SQL condition for the problems that are visible */
const aroundAmong = (among: string) =>
  [
    some('previous', { condition: `id < $2${among}`, order: 'id DESC', max: 1 }),
    some('next', { condition: `id > $2${among}`, order: 'id', max: 1 }),
    some('before', { condition: `${ON_TOPIC} AND id < $2${among}`, order: 'id DESC', max: BEFORE }),
    some('after', { condition: `${ON_TOPIC} AND id > $2${among}`, order: 'id', max: SIMILAR }),
    some('first', { condition: `${ON_TOPIC} AND id < $2${among}`, order: 'id', max: SIMILAR }),
  ].join(' UNION ALL ');

const AROUND = { name: 'problem-neighbours', text: aroundAmong('') };
const OPEN_AROUND = { name: 'problem-neighbours-open', text: aroundAmong(` AND ${isOpen('key')}`) };

type Row = ProblemLink & { key: string; place: string };

/** Runs one statement, which reads only the rows that it returns, and a second one when some of those are embargoed. */
export async function neighbours(
  database: Pick<Database, 'pool'>,
  { id, kind, topics }: { id: number; kind: string; topics: string },
): Promise<Neighbours> {
  const [topic = ''] = topics.split(',');
  const ask = async (query: typeof AROUND) =>
    (await database.pool.query<Row>({ ...query, values: [kind, id, topic] })).rows;
  const all = await ask(AROUND);
  const held = await embargoedKeys(database, 'problem');
  const rows = all.some(({ key }) => held.has(key)) ? await ask(OPEN_AROUND) : all;
  const at = (wanted: string) => rows.flatMap(({ place, key: _key, ...link }) => (place === wanted ? [link] : []));
  const after = at('after');
  return {
    previous: at('previous')[0] ?? null,
    next: at('next')[0] ?? null,
    similar: after.length > 0 ? [...at('before').toReversed(), ...after].slice(0, SIMILAR) : at('first'),
  };
}
