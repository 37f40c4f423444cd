-- An import is undone with its drafts and reviews, and in one go where it came in parts: what it wrote of these stands in
-- `replaced` beside its items and marks, with the key that its parts have in common.

-- @param import  of the parts; null for a file that is one part
-- @param goes_on whether what is remembered was written by this call or is of another part; otherwise it is replaced
-- @param drafts  [{ slug, language, revision, before }], cards [{ id, record, added }], as server/progress/store.ts has them
CREATE FUNCTION remember_import(learner uuid, import text, goes_on boolean, drafts jsonb, cards jsonb) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO progress_imports AS last (user_key, imported_at, replaced)
  VALUES (learner, clock_timestamp(), jsonb_build_object(
    'items', '[]'::jsonb, 'marks', '[]'::jsonb, 'key', import, 'drafts', drafts, 'cards', cards
  ))
  ON CONFLICT (user_key) DO UPDATE SET imported_at = EXCLUDED.imported_at, replaced = CASE
    WHEN goes_on OR last.replaced ->> 'key' = import THEN last.replaced || jsonb_build_object(
      'key', import,
      'drafts', coalesce(last.replaced -> 'drafts', '[]') || drafts,
      'cards', coalesce(last.replaced -> 'cards', '[]') || cards
    )
    ELSE EXCLUDED.replaced
  END
$$;

-- @returns the drafts that are gone, [{ slug, language, changeKey }]; null where there is no import. What was changed since
--          the import stays.
CREATE FUNCTION undo_import(learner uuid) RETURNS jsonb
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  former jsonb;
  gone jsonb;
BEGIN
  PERFORM lock_progress(learner, '{}', '{}', '{}');
  SELECT replaced INTO former FROM progress_imports WHERE user_key = learner;
  IF NOT undo_progress_import(learner) THEN RETURN NULL; END IF;

  WITH given AS (
    SELECT * FROM jsonb_to_recordset(coalesce(former -> 'drafts', '[]'))
      AS given (slug text, language text, revision integer, before jsonb)
  ),
  restored AS (
    UPDATE problem_drafts AS draft SET
      code = before ->> 'code', previous_code = before ->> 'previousCode', revision = draft.revision + 1,
      changed_at = to_timestamp((before ->> 'changedAt')::float / 1000), change_key = (before ->> 'changeKey')::uuid
    FROM given
    WHERE draft.user_key = learner AND (draft.slug, draft.language, draft.revision) = (given.slug, given.language, given.revision)
      AND jsonb_typeof(before) = 'object'
  ),
  removed AS (
    DELETE FROM problem_drafts AS draft USING given
    WHERE draft.user_key = learner AND (draft.slug, draft.language, draft.revision) = (given.slug, given.language, given.revision)
      AND jsonb_typeof(before) IS DISTINCT FROM 'object'
    RETURNING draft.slug, draft.language, draft.change_key
  )
  SELECT coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'language', language, 'changeKey', change_key)), '[]')
  INTO gone FROM removed;

  -- A card is a set of events, and a device that has one never forgets it: so its events are undone by others.
  IF former -> 'cards' <> '[]' THEN
    WITH turn AS (
      INSERT INTO record_revisions AS highest (user_key, revision) VALUES (learner, 1)
      ON CONFLICT (user_key) DO UPDATE SET revision = highest.revision + 1
      RETURNING revision
    )
    UPDATE own_records AS own SET revision = turn.revision, record = own.record || jsonb_build_object(
      'events', own.record -> 'events' || (
        SELECT jsonb_agg(jsonb_build_object(
          'key', gen_random_uuid(), 'kind', 'undone', 'of', event,
          'at', greatest(
            (extract(epoch FROM clock_timestamp()) * 1000)::bigint, (own.record -> 'events' -> -1 ->> 'at')::bigint + 1
          )
        ))
        FROM jsonb_array_elements(added) AS event
      )
    )
    FROM turn, jsonb_to_recordset(former -> 'cards') AS card (id text, record jsonb, added jsonb)
    WHERE own.user_key = learner AND own.kind = 'review-card' AND own.id = card.id AND own.record = card.record
      AND added <> '[]';
  END IF;
  RETURN gone;
END
$$;
