-- What a browser is told of a learner's progress: what is beyond its last revision, and the items with the given names.
-- The end of record_progress, and a call of its own: a function so that both are one statement (decision 16).

CREATE FUNCTION progress_beyond(learner uuid, since integer, names text[]) RETURNS json
    LANGUAGE plpgsql STABLE
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
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
            SELECT coalesce(json_agg(id ORDER BY id), '[]') FROM company_problems JOIN catalogue ON slug = problem
            WHERE progress_name = problem_name
          ),
          'field', field, 'value', value
        ) ORDER BY revision), '[]') FROM told
      ),
      'revision', (SELECT coalesce(max(revision), since) FROM page),
      'hasMore', (SELECT count(*) > 500 FROM beyond),
      'records', coalesce((SELECT highest.revision FROM record_revisions AS highest WHERE user_key = learner), 0)
    )
  );
END
$$;
