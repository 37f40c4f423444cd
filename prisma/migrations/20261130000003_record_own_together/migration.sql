-- Does the calls of several learners in one statement; null for one whose account another call has locked, so that
-- nobody waits for another learner. Measured in decision 16.

CREATE FUNCTION record_own_together(calls jsonb, limits jsonb) RETURNS json
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
DECLARE
  call record;
  answers json[] := '{}';
BEGIN
  FOR call IN
    SELECT * FROM jsonb_to_recordset(calls) AS given (learner uuid, entries jsonb, since integer)
  LOOP
    PERFORM FROM users WHERE key = call.learner FOR NO KEY UPDATE SKIP LOCKED;
    answers := array_append(answers, CASE WHEN FOUND THEN record_own(call.learner, call.entries, limits, call.since) END);
  END LOOP;
  RETURN array_to_json(answers);
END
$$;
