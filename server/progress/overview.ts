import type { Database } from '#server/database/client.ts';
import { isOpen } from '#server/access/embargo.ts';
import { parseInput } from '#server/errors.ts';
import { SET_MARKS, TICKED_DAYS } from '#server/own-records/marks-of.ts';
import { LEVELS } from '#shared/rules/sheets/difficulty.ts';
import { heatMapStart } from '#shared/rules/progress/heat-map.ts';
import { splitList } from '#shared/rules/text/list-text.ts';
import { topicOf } from '#shared/rules/sheets/sheet-topic.ts';
import { dayIn, type Streaks, streaksOf } from '#shared/rules/progress/streaks.ts';
import { overviewSchema } from '#shared/schemas/progress.ts';
import { STUDY_TOPICS, type StudyKind } from '#shared/study-topics.ts';

/** How many problems of a group are done, out of how many. */
export type Share = { name: string; done: number; of: number };

/** How many items of a question subject or cheat sheet are known, and how many are to be revised, out of how many. */
export type Subject = { kind: StudyKind; category: string; known: number; revise: number; of: number };

/** A starred problem and where to find it: under a topic of the SDE sheet, or only on a company's list. */
export type StarredProblem = { name: string; level: string; topic: string | null; company: string | null };

export type Overview = {
  total: Share;
  /** The sheets, the SQL exercises and the problems of contests, if there are any. */
  kinds: Share[];
  topics: Share[];
  levels: Share[];
  /** The date in the learner's time zone, YYYY-MM-DD. */
  today: string;
  /** Days of the heat map on which something was ticked. */
  days: { day: string; count: number }[];
  streaks: Streaks;
  /** Question pages and cheat sheets. An item to be revised does not count as known. */
  subjects: Subject[];
  starred: StarredProblem[];
  /** The import that can be undone. */
  lastImport: { importedAt: string } | null;
};

const MAX_SHOWN = 500;

/** A group of problems: how many there are, or how many of them are done. */
type Group = { topic: string; level: string; count: number };

/** Problems that are solved on the site and are on no sheet, by kind. */
const BESIDE_SHEETS = `
  SELECT CASE WHEN kind = 'sql' THEN 'sql' ELSE 'contest' END AS kind, problem, lower(slug) AS slug FROM problems AS judged
  WHERE (kind = 'sql' OR contest IS NOT NULL) AND ${isOpen('judged.key')}
    AND NOT EXISTS (SELECT FROM topic_problems WHERE problem = judged.problem)
    AND NOT EXISTS (SELECT FROM company_problems WHERE problem = judged.problem)`;
const COUNTED_BY_KIND = `
  json_build_object(
    'sql', count(*) FILTER (WHERE kind = 'sql'), 'contest', count(*) FILTER (WHERE kind = 'contest')
  )`;

/**
 * Counts problems by topic and level. A problem with several rows counts by the one on the SDE sheet, else by the
 * lowest id.
 */
const PROBLEMS = `
  WITH problem AS (
    SELECT topic, level FROM topic_problems AS one
    WHERE NOT EXISTS (SELECT FROM topic_problems AS other WHERE other.problem = one.problem AND other.id < one.id)
    UNION ALL
    SELECT topic, level FROM company_problems AS one
    WHERE NOT EXISTS (SELECT FROM topic_problems AS other WHERE other.problem = one.problem)
      AND NOT EXISTS (SELECT FROM company_problems AS other WHERE other.problem = one.problem AND other.id < one.id)
  )
  SELECT
    (SELECT coalesce(json_agg(json_build_object('name', name, 'topic', topic) ORDER BY id), '[]') FROM sheet_topics) AS cards,
    (
      SELECT coalesce(json_agg(counted), '[]')
      FROM (SELECT topic, level, count(*)::int AS count FROM problem GROUP BY topic, level) AS counted
    ) AS groups,
    (SELECT ${COUNTED_BY_KIND} FROM (${BESIDE_SHEETS}) AS beside) AS kinds`;

/** All subjects with a learner's marks in them; these are named category/id. */
const SUBJECTS = `
  SELECT coalesce(json_agg(subject), '[]') FROM (
    SELECT kind, category, count(*)::int AS of, count(is_known)::int AS known, count(is_revised)::int AS revise
    FROM (
      SELECT 'interview-questions' AS kind, category, id FROM questions
      UNION ALL SELECT 'cheat-sheet', category, id FROM cheat_sheet_items
    ) AS item
    LEFT JOIN (
      SELECT subject,
        nullif(bool_and(flag = 'known'), false) AS is_known, nullif(bool_or(flag = 'revise'), false) AS is_revised
      FROM marked WHERE flag IN ('known', 'revise') GROUP BY subject
    ) AS mark ON subject = category || '/' || id
    GROUP BY kind, category
  ) AS subject`;

/** The learner's own progress; problems are looked up by their slugs, with the same precedence as above. */
const OWN = `
  WITH marked AS MATERIALIZED (${SET_MARKS}),
  shown AS (
    SELECT * FROM marked WHERE flag = 'starred' ORDER BY at DESC, subject LIMIT $2
  ),
  told AS MATERIALIZED (
    SELECT one.flag, one.subject, one.name AS marked_name, one.at, problem.*
    FROM (SELECT * FROM marked WHERE flag = 'done' UNION ALL TABLE shown) AS one
    LEFT JOIN LATERAL (
      SELECT true AS is_on_sheet, id, name, topic, level, companies FROM topic_problems WHERE problem = one.subject
      UNION ALL
      SELECT false, id, name, topic, level, companies FROM company_problems WHERE problem = one.subject
      ORDER BY is_on_sheet DESC, id LIMIT 1
    ) AS problem ON true
  )
  SELECT
    (
      SELECT coalesce(json_agg(counted), '[]')
      FROM (
        SELECT topic, level, count(*)::int AS count FROM told
        WHERE flag = 'done' AND id IS NOT NULL GROUP BY topic, level
      ) AS counted
    ) AS done,
    (
      SELECT coalesce(json_agg(json_build_object(
        'name', coalesce(name, marked_name), 'isOnSheet', is_on_sheet, 'topic', topic, 'level', level, 'companies', companies
      ) ORDER BY at DESC, subject), '[]') FROM told WHERE flag = 'starred'
    ) AS starred,
    (
      SELECT coalesce(json_agg(one ORDER BY day), '[]')
      FROM (SELECT day, count(*)::int AS count FROM (${TICKED_DAYS}) AS ticked GROUP BY day) AS one
    ) AS days,
    (
      SELECT ${COUNTED_BY_KIND} FROM (${BESIDE_SHEETS}) AS beside
      WHERE problem IN (SELECT subject FROM marked WHERE flag = 'done')
        OR slug IN (SELECT slug FROM submissions WHERE user_key = $1 AND verdict = 'Accepted')
    ) AS kinds,
    (${SUBJECTS}) AS subjects,
    (SELECT imported_at FROM progress_imports WHERE user_key = $1) AS "importedAt"`;

type Kinds = { sql: number; contest: number };

type ProblemRow = { cards: { name: string; topic: string }[]; groups: Group[]; kinds: Kinds };

type OwnRow = {
  done: Group[];
  kinds: Kinds;
  subjects: Subject[];
  starred: { name: string; isOnSheet: boolean | null; topic: string; level: string | null; companies: string }[];
  days: { day: string; count: number }[];
  importedAt: Date | null;
};

/** What the profile shows. Problems with the same name count once. */
export async function progressOverview({ pool }: Database, userKey: string, input: unknown): Promise<Overview> {
  const { timeZone } = parseInput(overviewSchema, input);
  const today = dayIn(timeZone, Date.now());
  const [problems, own] = await Promise.all([
    pool.query<ProblemRow>({ name: 'progress-problems', text: PROBLEMS }),
    pool.query<OwnRow>({ name: 'progress-own', text: OWN, values: [userKey, MAX_SHOWN] }),
  ]);
  // Both return one row.
  const { cards, groups, kinds: all } = problems.rows[0] as ProblemRow;
  const { done, kinds: solved, subjects, starred, days, importedAt } = own.rows[0] as OwnRow;

  const kinds: Share[] = [
    { name: 'Sheets', done: sum(done), of: sum(groups) },
    { name: 'SQL exercises', done: solved.sql, of: all.sql },
    { name: 'Contests', done: solved.contest, of: all.contest },
  ];
  const start = heatMapStart(today);
  return {
    total: { name: 'All problems', done: total(kinds, 'done'), of: total(kinds, 'of') },
    kinds: kinds.filter(({ of }) => of > 0),
    topics: shares({ groups, done, nameOf: ({ topic }) => topic, order: cards.map(topicOf) }),
    levels: shares({ groups, done, nameOf: ({ level }) => level, order: LEVELS }),
    today,
    days: days.filter(({ day }) => day >= start),
    streaks: streaksOf(
      days.map(({ day }) => day),
      today,
    ),
    subjects: STUDY_TOPICS.flatMap(
      ({ kind, category }) => subjects.find((subject) => subject.kind === kind && subject.category === category) ?? [],
    ),
    starred: starred.map(({ name, isOnSheet, topic, level, companies }) => ({
      name,
      level: level ?? '',
      topic: isOnSheet ? topic : null,
      company: (isOnSheet === false && splitList(companies)[0]) || null,
    })),
    lastImport: importedAt && { importedAt: importedAt.toISOString() },
  };
}

const total = (shares: readonly Share[], part: 'done' | 'of') => shares.reduce((all, share) => all + share[part], 0);
const sum = (groups: readonly Group[]): number => groups.reduce((total, { count }) => total + count, 0);

type Grouping = { groups: Group[]; done: Group[]; nameOf: (group: Group) => string; order: readonly string[] };

/** A share for each name: first the names in `order`, in that order, then the others sorted by name. */
function shares({ groups, done, nameOf, order }: Grouping): Share[] {
  const all = Map.groupBy(groups, nameOf);
  const ofDone = Map.groupBy(done, nameOf);
  const names = new Set([...order.filter((name) => all.has(name)), ...[...all.keys()].toSorted()]);
  return [...names].map((name) => ({ name, done: sum(ofDone.get(name) ?? []), of: sum(all.get(name) ?? []) }));
}
