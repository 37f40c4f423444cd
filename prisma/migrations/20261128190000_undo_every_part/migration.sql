-- An import is undone with all that it brought: its submissions, its results of contests and interviews, and its records of
-- every kind stand in `replaced` beside its items, marks and drafts. What an earlier version has imported has its review
-- cards there, which undo_import undoes.

-- @param import  of the parts; null for a file that is one part
-- @param goes_on whether what is remembered was written by this call; otherwise it is replaced, unless it is another part
-- @param work    { drafts, submissions, sittings, records }, lists as server/progress/store.ts has them
CREATE FUNCTION remember_whole_import(learner uuid, import text, goes_on boolean, work jsonb) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO progress_imports AS last (user_key, imported_at, replaced)
  VALUES (
    learner, clock_timestamp(), jsonb_build_object('items', '[]'::jsonb, 'marks', '[]'::jsonb, 'key', import) || work
  )
  ON CONFLICT (user_key) DO UPDATE SET imported_at = EXCLUDED.imported_at, replaced = CASE
    WHEN goes_on OR last.replaced ->> 'key' = import THEN last.replaced || jsonb_build_object('key', import) || (
      SELECT jsonb_object_agg(part.name, coalesce(last.replaced -> part.name, '[]') || part.list)
      FROM jsonb_each(work) AS part (name, list)
    )
    ELSE EXCLUDED.replaced
  END
$$;

-- The keys of an import's submissions that the learner has named, or written a note on, since.
CREATE FUNCTION named_since_import(learner uuid, former jsonb) RETURNS SETOF uuid
LANGUAGE sql STABLE AS $$
  SELECT key::uuid FROM jsonb_array_elements_text(coalesce(former -> 'submissions', '[]')) AS given (key)
    JOIN own_records AS label ON user_key = learner AND kind = 'attempt-label' AND id = given.key
  WHERE label.record ->> 'name' || (label.record ->> 'note') <> '' AND NOT EXISTS (
    SELECT FROM jsonb_to_recordset(coalesce(former -> 'records', '[]')) AS brought (kind text, id text, revision integer)
    WHERE (brought.kind, brought.id, brought.revision) = (label.kind, label.id, label.revision)
  )
$$;

-- What of an import was changed since, and stays: [{ kind, title }].
CREATE FUNCTION changed_since_import(learner uuid, former jsonb) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'title', title) ORDER BY kind, title), '[]') FROM (
    SELECT given.field AS kind, given.name AS title
    FROM jsonb_to_recordset(former -> 'items') AS given (name text, field text, "changeKey" uuid)
      JOIN progress ON user_key = learner AND problem_name = given.name AND progress.field = given.field
        AND change_key <> "changeKey"
    UNION ALL
    SELECT 'draft', given.slug
    FROM jsonb_to_recordset(coalesce(former -> 'drafts', '[]')) AS given (slug text, language text, revision integer)
      JOIN problem_drafts AS draft ON user_key = learner AND (draft.slug, draft.language) = (given.slug, given.language)
        AND draft.revision <> given.revision
    UNION ALL
    SELECT 'review-card', own.id
    FROM jsonb_to_recordset(coalesce(former -> 'cards', '[]')) AS given (id text, record jsonb, added jsonb)
      JOIN own_records AS own ON user_key = learner AND kind = 'review-card' AND own.id = given.id
        AND own.record <> given.record AND added <> '[]'
    UNION ALL
    SELECT own.kind, CASE own.kind WHEN 'review-card' THEN own.id
      ELSE coalesce(own.record ->> 'name', own.record ->> 'title', '') END
    FROM jsonb_to_recordset(coalesce(former -> 'records', '[]')) AS given (kind text, id text, revision integer)
      JOIN own_records AS own ON user_key = learner AND (own.kind, own.id) = (given.kind, given.id)
        AND own.revision <> given.revision
    WHERE own.kind <> 'attempt-label'
    UNION ALL
    SELECT 'sitting', sitting.title
    FROM jsonb_to_recordset(coalesce(former -> 'sittings', '[]')) AS given (key uuid, revision integer)
      JOIN sittings AS sitting ON user_key = learner AND sitting.key = given.key AND sitting.revision <> given.revision
    UNION ALL
    SELECT 'submission', submission.slug
    FROM submissions AS submission
    WHERE user_key = learner AND submission.key IN (SELECT named_since_import(learner, former))
  ) AS changed
$$;

-- @returns { drafts, submissions, sittings, kept }: what is gone, for the browsers that have copies of it, and what was
--          changed since the import and stays; null where there is no import
CREATE FUNCTION undo_whole_import(learner uuid) RETURNS jsonb
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  former jsonb;
  kept jsonb;
  gone jsonb;
BEGIN
  PERFORM lock_progress(learner, '{}', '{}', '{}');
  SELECT replaced INTO former FROM progress_imports WHERE user_key = learner;
  IF former IS NULL THEN RETURN NULL; END IF;
  kept := changed_since_import(learner, former);
  gone := jsonb_build_object('kept', kept, 'drafts', '[]'::jsonb, 'submissions', '[]'::jsonb, 'sittings', '[]'::jsonb);

  -- Before the records, which tell whether a submission was named since.
  WITH removed AS (
    DELETE FROM submissions AS submission USING jsonb_array_elements_text(coalesce(former -> 'submissions', '[]')) AS given (key)
    WHERE submission.user_key = learner AND submission.key = given.key::uuid
      AND submission.key NOT IN (SELECT named_since_import(learner, former))
    RETURNING submission.slug, submission.key
  )
  SELECT gone || jsonb_build_object('submissions', coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'key', key)), '[]'))
  INTO gone FROM removed;

  WITH given AS (
    SELECT * FROM jsonb_to_recordset(coalesce(former -> 'sittings', '[]')) AS given (key uuid, revision integer, before jsonb)
  ),
  restored AS (
    UPDATE sittings AS sitting SET
      ended_at = (before ->> 'endedAt')::timestamptz, tries = before -> 'tries',
      reflection = nullif(before -> 'reflection', 'null'), revision = sitting.revision + 1
    FROM given
    WHERE sitting.user_key = learner AND (sitting.key, sitting.revision) = (given.key, given.revision)
      AND jsonb_typeof(before) = 'object'
    RETURNING sitting.key
  ),
  removed AS (
    DELETE FROM sittings AS sitting USING given
    WHERE sitting.user_key = learner AND (sitting.key, sitting.revision) = (given.key, given.revision)
      AND jsonb_typeof(before) IS DISTINCT FROM 'object'
    RETURNING sitting.key
  )
  SELECT gone || jsonb_build_object('sittings', coalesce(jsonb_agg(key), '[]'))
  INTO gone FROM (SELECT key FROM restored UNION ALL SELECT key FROM removed) AS taken;

  -- A device that has a record never forgets it: so what takes its place is a later copy, made when it was imported.
  IF coalesce(former -> 'records', '[]') <> '[]' THEN
    WITH turn AS (
      INSERT INTO record_revisions AS highest (user_key, revision) VALUES (learner, 1)
      ON CONFLICT (user_key) DO UPDATE SET revision = highest.revision + 1
      RETURNING revision
    )
    UPDATE own_records AS own SET revision = turn.revision, record = given.undone
    FROM turn, jsonb_to_recordset(former -> 'records') AS given (kind text, id text, revision integer, undone jsonb)
    WHERE own.user_key = learner AND (own.kind, own.id, own.revision) = (given.kind, given.id, given.revision);
  END IF;

  RETURN gone || jsonb_build_object('drafts', undo_import(learner));
END
$$;
