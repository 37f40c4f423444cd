-- Writes records of a learner under the lock of their account: compare, write, answer. Each statement sees what was
-- committed when it began, so those after the lock see what was written before it was granted. Measured in decision 16.

-- entries: [{ kind, id, record, revision }], the revision that each replaces, 0 for a new one.
-- limits: { bytes, minBytes, kinds: { kind: count } }; marks are many and small, and count only by their number.
-- since: null asks for no answer. The answer is { stored } when one of them has another revision: then nothing is written.
CREATE FUNCTION record_own(learner uuid, entries jsonb, limits jsonb, since integer) RETURNS json
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
DECLARE
  stored json;
  is_changed boolean;
  new_marks integer;
  others integer;
  turn integer;
  full_kind text;
BEGIN
  PERFORM FROM users WHERE key = learner FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'there is no such account' USING ERRCODE = 'GP401';
  END IF;

  SELECT bool_or(coalesce(own.revision, 0) <> given.revision),
    json_agg(json_build_object('kind', given.kind, 'id', given.id, 'record', own.record, 'revision', own.revision))
      FILTER (WHERE own.revision IS NOT NULL),
    count(*) FILTER (WHERE given.kind = 'mark' AND own.revision IS NULL), count(*) FILTER (WHERE given.kind <> 'mark')
  INTO is_changed, stored, new_marks, others
  FROM jsonb_to_recordset(entries) AS given (kind text, id text, revision integer) LEFT JOIN LATERAL (
    SELECT record, revision FROM own_records WHERE user_key = learner AND kind = given.kind AND id = given.id OFFSET 0
  ) AS own ON true;
  IF is_changed THEN RETURN json_build_object('stored', coalesce(stored, '[]')); END IF;

  INSERT INTO record_revisions AS highest (user_key, revision, marks) VALUES (learner, 1, new_marks)
  ON CONFLICT (user_key) DO UPDATE SET revision = highest.revision + 1, marks = highest.marks + new_marks
  RETURNING revision, CASE WHEN new_marks > 0 AND marks > (limits -> 'kinds' -> 'mark')::integer THEN 'mark' END
  INTO turn, full_kind;

  INSERT INTO own_records AS own (user_key, kind, id, record, revision)
  SELECT learner, kind, id, record, turn FROM jsonb_to_recordset(entries) AS given (kind text, id text, record jsonb)
  ON CONFLICT (user_key, kind, id) DO UPDATE SET record = EXCLUDED.record, revision = EXCLUDED.revision;

  IF others > 0 THEN
    SELECT kind INTO full_kind FROM own_records
    WHERE user_key = learner AND kind IN (SELECT entry ->> 'kind' FROM jsonb_array_elements(entries) AS entry)
      AND kind <> 'mark'
    GROUP BY kind HAVING count(*) > (limits -> 'kinds' -> kind)::integer LIMIT 1;
  END IF;
  IF full_kind IS NOT NULL THEN
    RAISE EXCEPTION 'An account has at most % records of this kind', limits -> 'kinds' -> full_kind USING ERRCODE = 'GP409';
  END IF;
  IF others > 0 AND (
    SELECT sum(greatest(octet_length(record::text), (limits -> 'minBytes')::integer)) FROM own_records
    WHERE user_key = learner AND kind IN (SELECT jsonb_object_keys(limits -> 'kinds')) AND kind <> 'mark'
  ) > (limits -> 'bytes')::integer
  THEN
    RAISE EXCEPTION 'An account keeps at most % MB of records', (limits -> 'bytes')::integer / 1000000 USING ERRCODE = 'GP409';
  END IF;
  RETURN CASE WHEN since IS NULL THEN '{}' ELSE records_since(learner, since) END;
END
$$;
