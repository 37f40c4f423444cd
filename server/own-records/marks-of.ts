/*
 * A learner's marks in SQL, for statements that join them with content: docs/decisions/0007-progress-that-follows.md.
 */

/** The slug of a problem that was marked by a name which the catalogue did not have then, and has now. */
const SUBJECT = `
  CASE WHEN marked.subject ~ '^[a-z0-9-]+$' THEN marked.subject
  ELSE coalesce((SELECT slug FROM catalogue WHERE catalogue.name = marked.subject), marked.subject) END`;

/** The marks that are set of the learner $1: flag, subject (shared/rules/progress/mark-ids.ts), name, and at in milliseconds. */
export const SET_MARKS = `
  SELECT DISTINCT ON (flag, subject) flag, ${SUBJECT} AS subject, name, at FROM (
    SELECT split_part(id, ':', 1) AS flag, substr(id, strpos(id, ':') + 1) AS subject, record ->> 'name' AS name,
      (record ->> 'at')::float8 AS at
    FROM own_records WHERE user_key = $1 AND kind = 'mark' AND record -> 'isSet' = 'true'
  ) AS marked ORDER BY flag, subject, at DESC`;

/** Each problem that the learner $1 ticked on a day: day and subject. Ticked twice on a day it counts once. */
export const TICKED_DAYS = `
  SELECT ticked.key AS day, substr(id, strpos(id, ':') + 1) AS subject
  FROM own_records, jsonb_each(record -> 'days') AS ticked
  WHERE user_key = $1 AND kind = 'mark' AND starts_with(id, 'done:') AND ticked.value -> 'isTicked' = 'true'`;
