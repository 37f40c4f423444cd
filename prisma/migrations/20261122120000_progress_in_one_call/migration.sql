-- By hash: a name may be longer than a B-tree takes.
-- CreateIndex
CREATE INDEX "topic_problems_name_idx" ON "topic_problems" USING HASH ("name");

-- CreateIndex
CREATE INDEX "company_problems_name_idx" ON "company_problems" USING HASH ("name");

-- What a learner's calls ask in one round trip each: docs/decisions/0016-a-tick-in-two-statements.md. Each statement in
-- a function that writes sees what others had committed when it begins, so that what follows a lock sees what was
-- written before it was granted. The rule of merging is not here but in shared/rules/progress-merge.ts.

-- What is stored of these fields of these problems, and whatever has one of these keys. OFFSET keeps each a look-up of
-- its own: PostgreSQL would read all of a learner whose rows it has not counted yet. For the same reason the functions
-- below keep one plan for all calls, where making one takes longer than the call.
CREATE FUNCTION progress_of(learner uuid, names text[], fields text[], change_keys uuid[]) RETURNS SETOF progress
LANGUAGE sql STABLE AS $$
  SELECT found.* FROM unnest(names, fields) AS asked (name, field), LATERAL (
    SELECT * FROM progress WHERE user_key = learner AND problem_name = asked.name AND field = asked.field OFFSET 0
  ) AS found
  UNION
  SELECT found.* FROM unnest(change_keys) AS asked (key), LATERAL (
    SELECT * FROM progress WHERE user_key = learner AND change_key = asked.key OFFSET 0
  ) AS found
$$;

-- The same for a merge, with the names of the problems that are given by their ids on the company-wise sheets (a name or
-- an id for each field), and the newest revision of what is there, 0 for nothing.
CREATE FUNCTION read_progress(
  learner uuid, names text[], company_ids integer[], fields text[], change_keys uuid[]
) RETURNS json
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  names := ARRAY(
    SELECT coalesce(given.name, company_problems.name)
    FROM unnest(names, company_ids) WITH ORDINALITY AS given (name, company_id, position)
      LEFT JOIN company_problems ON id = company_id
    ORDER BY position
  );
  RETURN (
    SELECT json_build_object(
      'names', names,
      'revision', coalesce(max(revision), 0),
      'items', coalesce(json_agg(json_build_object(
        'name', problem_name, 'field', field, 'value', value, 'previousValue', previous_value,
        'changedAt', (extract(epoch FROM changed_at) * 1000)::bigint, 'changeKey', change_key
      )), '[]')
    )
    FROM progress_of(learner, names, fields, change_keys)
  );
END
$$;

-- What a browser learns: the items beyond its last revision, in pages of 500, and before them those of these problems,
-- even if it had seen them.
CREATE FUNCTION progress_beyond(learner uuid, since integer, names text[]) RETURNS json
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN (
    WITH beyond AS MATERIALIZED (
      SELECT problem_name, field, value, revision FROM progress
      WHERE user_key = learner AND revision > since
      ORDER BY revision LIMIT 501
    ),
    page AS (SELECT * FROM beyond ORDER BY revision LIMIT 500),
    told AS (
      SELECT found.* FROM (SELECT DISTINCT name FROM unnest(names) AS given (name)) AS asked, LATERAL (
        SELECT problem_name, field, value, revision FROM progress
        WHERE user_key = learner AND problem_name = asked.name OFFSET 0
      ) AS found
      WHERE revision <= since
      UNION ALL TABLE page
    )
    SELECT json_build_object(
      'items', (
        SELECT coalesce(json_agg(json_build_object(
          'name', problem_name,
          'companyIds', (
            SELECT coalesce(json_agg(id ORDER BY id), '[]') FROM company_problems WHERE company_problems.name = problem_name
          ),
          'field', field, 'value', value
        ) ORDER BY revision), '[]') FROM told
      ),
      'revision', (SELECT coalesce(max(revision), since) FROM page),
      'hasMore', (SELECT count(*) > 500 FROM beyond)
    )
  );
END
$$;

-- Writes of one learner take turns until the transaction ends: what is read stays true until it is written, and
-- revisions become visible in their order. The newest revision of what is stored says whether it is what was read: no
-- row ever goes but with its account, and whatever is written gets a greater one.
CREATE FUNCTION lock_progress(learner uuid, names text[], fields text[], change_keys uuid[]) RETURNS integer
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE key = learner FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'there is no such account' USING ERRCODE = 'GP401';
  END IF;
  RETURN (SELECT coalesce(max(revision), 0) FROM progress_of(learner, names, fields, change_keys));
END
$$;

-- Needs the lock.
CREATE FUNCTION write_progress(learner uuid, items jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
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
END
$$;

-- Takes what a browser's changes make of what was read, and answers as progress_beyond; or, when that is no longer what
-- is stored, writes nothing and gives what is, as read_progress.
CREATE FUNCTION record_progress(
  learner uuid, names text[], fields text[], change_keys uuid[], expected integer, items jsonb, marks jsonb, since integer
) RETURNS json
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF lock_progress(learner, names, fields, change_keys) <> expected THEN
    RETURN json_build_object('stored', read_progress(learner, names, NULL, fields, change_keys));
  END IF;
  PERFORM write_progress(learner, items);
  INSERT INTO activity_marks (user_key, day, problem_name)
  SELECT learner, day, name
  FROM jsonb_to_recordset(marks) AS mark (day text, name text, "isTick" boolean) WHERE "isTick"
  ON CONFLICT DO NOTHING;
  IF marks @> '[{"isTick": false}]' THEN
    DELETE FROM activity_marks USING jsonb_to_recordset(marks) AS mark (day text, name text, "isTick" boolean)
    WHERE NOT "isTick" AND user_key = learner AND activity_marks.day = mark.day AND problem_name = mark.name;
  END IF;
  RETURN progress_beyond(learner, since, names);
END
$$;

-- Takes what a file makes of what was read, with what it replaces, so that it can be undone. Returns how many marks are
-- new, or NULL when what was read is no longer what is stored: then nothing is written.
CREATE FUNCTION import_progress(
  learner uuid, names text[], fields text[], expected integer, items jsonb, marks jsonb, replaced_items jsonb
) RETURNS integer
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  added jsonb;
BEGIN
  IF lock_progress(learner, names, fields, '{}') <> expected THEN RETURN NULL; END IF;
  PERFORM write_progress(learner, items);
  WITH fresh AS (
    INSERT INTO activity_marks (user_key, day, problem_name)
    SELECT learner, day, name FROM jsonb_to_recordset(marks) AS mark (day text, name text)
    ON CONFLICT DO NOTHING RETURNING day, problem_name
  )
  SELECT coalesce(jsonb_agg(jsonb_build_object('day', day, 'name', problem_name)), '[]') INTO added FROM fresh;
  IF items <> '[]' OR added <> '[]' THEN
    INSERT INTO progress_imports (user_key, imported_at, replaced)
    VALUES (learner, clock_timestamp(), jsonb_build_object('items', replaced_items, 'marks', added))
    ON CONFLICT (user_key) DO UPDATE SET imported_at = EXCLUDED.imported_at, replaced = EXCLUDED.replaced;
  END IF;
  RETURN jsonb_array_length(added);
END
$$;

-- Takes the last import back; what was changed since stays. A row that was not there before is blank from now on, so that
-- other devices hear of it. Returns whether there was an import.
CREATE FUNCTION undo_progress_import(learner uuid) RETURNS boolean
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  former jsonb;
BEGIN
  PERFORM lock_progress(learner, '{}', '{}', '{}');
  DELETE FROM progress_imports WHERE user_key = learner RETURNING replaced INTO former;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM write_progress(learner, (
    SELECT coalesce(jsonb_agg(jsonb_build_object('name', name, 'field', given.field) || CASE
      WHEN jsonb_typeof(before) = 'object' THEN before
      ELSE jsonb_build_object(
        'value', CASE given.field WHEN 'note' THEN '' ELSE 'false' END, 'previousValue', NULL,
        'changedAt', (extract(epoch FROM clock_timestamp()) * 1000)::bigint, 'changeKey', gen_random_uuid()
      )
    END), '[]')
    FROM jsonb_to_recordset(former -> 'items') AS given (name text, field text, "changeKey" uuid, before jsonb)
      JOIN progress ON user_key = learner AND problem_name = name AND progress.field = given.field
        AND change_key = "changeKey"
  ));
  DELETE FROM activity_marks USING jsonb_to_recordset(former -> 'marks') AS mark (day text, name text)
  WHERE user_key = learner AND activity_marks.day = mark.day AND problem_name = mark.name;
  RETURN true;
END
$$;
