import type { Database } from '#server/database/client.ts';
import { requireLearner, type Viewer } from '#server/access/access.ts';
import { parseInput } from '#server/errors.ts';
import type { Submission } from '#shared/schemas/practice.ts';
import { attemptsSchema } from '#shared/schemas/learners-program.ts';

/** A submission with the learner's name for it and their note, each '' when there is none. */
export type Attempt = Submission & { name: string; note: string };

export type AttemptPage = { items: Attempt[]; total: number; page: number; pageSize: number };

export type Attempts = {
  /** The viewer's submissions to one problem or to all, newest first. */
  list(viewer: Viewer, input: unknown): Promise<AttemptPage>;
};

const PAGE_SIZE = 20;

const LIST = `
  WITH page AS (
    SELECT key, slug, language, verdict, milliseconds, passed, total, code, submitted_at AS "submittedAt"
    FROM submissions WHERE user_key = $1 AND ($2::text IS NULL OR slug = $2)
    ORDER BY submitted_at DESC, key DESC LIMIT ${PAGE_SIZE} OFFSET $3
  ),
  named AS (
    SELECT page.*, coalesce(record ->> 'name', '') AS name, coalesce(record ->> 'note', '') AS note
    FROM page LEFT JOIN own_records ON user_key = $1 AND kind = 'attempt-label' AND id = page.key::text
  )
  SELECT (SELECT count(*)::int FROM submissions WHERE user_key = $1 AND ($2::text IS NULL OR slug = $2)) AS total,
    (SELECT coalesce(json_agg(named ORDER BY "submittedAt" DESC, key DESC), '[]') FROM named) AS items`;

export const createAttempts = ({ pool }: Pick<Database, 'pool'>): Attempts => ({
  async list(viewer, input) {
    const userKey = requireLearner(viewer, 'attempts.read');
    const { problem = null, page } = parseInput(attemptsSchema, input);
    const values = [userKey, problem, (page - 1) * PAGE_SIZE];
    const { rows } = await pool.query<Pick<AttemptPage, 'items' | 'total'>>(LIST, values);
    const { items = [], total = 0 } = rows[0] ?? {};
    return {
      // PostgreSQL writes instants in JSON with a UTC offset.
      items: items.map((item) => ({ ...item, submittedAt: new Date(item.submittedAt).toISOString() })),
      total,
      page,
      pageSize: PAGE_SIZE,
    };
  },
});
