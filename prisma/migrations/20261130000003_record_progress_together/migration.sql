-- Does the calls of several learners in one statement; null for one whose row another call has locked, so that nobody
-- waits for another learner. Measured in decision 16.

CREATE FUNCTION record_progress_together(calls jsonb) RETURNS json
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
DECLARE
  call record;
  answers json[] := '{}';
BEGIN
  FOR call IN
    SELECT * FROM jsonb_to_recordset(calls) AS given (
      learner uuid, names text[], fields text[], "changeKeys" uuid[], expected integer, items jsonb, marks jsonb,
      since integer
    )
  LOOP
    PERFORM FROM users WHERE key = call.learner FOR NO KEY UPDATE SKIP LOCKED;
    answers := array_append(answers, CASE WHEN FOUND THEN record_progress(
      call.learner, call.names, call.fields, call."changeKeys", call.expected, call.items, call.marks, call.since
    ) END);
  END LOOP;
  RETURN array_to_json(answers);
END
$$;
