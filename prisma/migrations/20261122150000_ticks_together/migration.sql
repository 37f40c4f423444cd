-- What several learners' browsers send at the same moment, in one round trip and one transaction: record_progress for
-- each of them, in their order. Where somebody else has the learner's turn, nothing is written and the answer is null:
-- nobody waits for another one here, so that neither one learner holds up the others, nor two calls each other. An error
-- undoes all of them.
CREATE FUNCTION record_progress_together(calls jsonb) RETURNS json
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
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
