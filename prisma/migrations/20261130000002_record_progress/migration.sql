-- Under the lock of the learner's row: compare, write, answer. Each statement sees what was committed when it began, so
-- those after the lock see what was written before it was granted. Measured in decision 16.

-- since: null asks for no answer. The answer is { stored } when what is stored is no longer what was expected: then
-- nothing is written.
CREATE FUNCTION record_progress(learner uuid, names text[], fields text[], change_keys uuid[], expected integer, items jsonb, marks jsonb, since integer) RETURNS json
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
DECLARE
  stored json;
BEGIN
  PERFORM FROM users WHERE key = learner FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'there is no such account' USING ERRCODE = 'GP401';
  END IF;

  SELECT json_build_object(
    'names', record_progress.names,
    'revision', coalesce(max(revision), 0),
    'items', coalesce(json_agg(json_build_object(
      'name', problem_name, 'field', field, 'value', value, 'previousValue', previous_value,
      'changedAt', (extract(epoch FROM changed_at) * 1000)::bigint, 'changeKey', change_key
    )), '[]')
  )
  INTO stored
  FROM (
    SELECT found.* FROM unnest(record_progress.names, fields) AS asked (name, field), LATERAL (
      SELECT * FROM progress WHERE user_key = learner AND problem_name = asked.name AND progress.field = asked.field OFFSET 0
    ) AS found
    UNION
    SELECT found.* FROM unnest(change_keys) AS asked (key), LATERAL (
      SELECT * FROM progress WHERE user_key = learner AND change_key = asked.key OFFSET 0
    ) AS found
  ) AS matching;
  IF (stored ->> 'revision')::integer <> expected THEN RETURN json_build_object('stored', stored); END IF;

  INSERT INTO progress (user_key, problem_name, field, value, previous_value, changed_at, change_key, revision)
  SELECT learner, name, field, value, "previousValue", to_timestamp("changedAt" / 1000.0), "changeKey",
    (SELECT coalesce(max(revision), 0) FROM progress WHERE user_key = learner) + row_number() OVER ()
  FROM jsonb_to_recordset(items) AS given
    (name text, field text, value text, "previousValue" text, "changedAt" bigint, "changeKey" uuid)
  ON CONFLICT (user_key, problem_name, field) DO UPDATE SET
    value = EXCLUDED.value, previous_value = EXCLUDED.previous_value, changed_at = EXCLUDED.changed_at,
    change_key = EXCLUDED.change_key, revision = EXCLUDED.revision;
  -- Far beyond all problems there are; it keeps one account from filling the database. With a revision for each row,
  -- there are no more rows than that.
  IF (SELECT max(revision) FROM progress WHERE user_key = learner) > 20000
    AND (SELECT count(*) FROM progress WHERE user_key = learner) > 20000
  THEN
    RAISE EXCEPTION 'An account keeps at most 20000 ticks, stars and notes' USING ERRCODE = 'GP409';
  END IF;

  INSERT INTO activity_marks (user_key, day, problem_name)
  SELECT learner, day, name
  FROM jsonb_to_recordset(marks) AS mark (day text, name text, "isTick" boolean) WHERE "isTick"
  ON CONFLICT DO NOTHING;
  IF marks @> '[{"isTick": false}]' THEN
    DELETE FROM activity_marks USING jsonb_to_recordset(marks) AS mark (day text, name text, "isTick" boolean)
    WHERE NOT "isTick" AND user_key = learner AND activity_marks.day = mark.day AND problem_name = mark.name;
  END IF;
  RETURN CASE WHEN since IS NULL THEN '{}' ELSE progress_beyond(learner, since, names) END;
END
$$;
