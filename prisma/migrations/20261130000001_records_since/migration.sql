-- The records of a learner beyond a browser's last revision. The end of record_own, and a call of its own: a function so
-- that both are one statement (decision 16).

CREATE FUNCTION records_since(learner uuid, since integer) RETURNS json
    LANGUAGE plpgsql STABLE
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
BEGIN
  RETURN (
    WITH beyond AS MATERIALIZED (
      SELECT revision FROM own_records WHERE user_key = learner AND revision > since ORDER BY revision LIMIT 501
    ),
    -- The records of one call have one revision, and a page contains all or none of them.
    last AS (
      SELECT CASE WHEN count(*) > 500 AND min(revision) < max(revision) THEN max(revision) - 1 ELSE max(revision) END AS revision
      FROM beyond
    ),
    page AS (
      SELECT own.* FROM last, LATERAL (
        SELECT kind, id, record, revision FROM own_records
        WHERE user_key = learner AND revision > since AND revision <= last.revision OFFSET 0
      ) AS own
    )
    SELECT json_build_object(
      'records', coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'record', record)), '[]'),
      'revision', coalesce(max(revision), since),
      'hasMore', (SELECT count(*) > 500 FROM beyond)
    )
    FROM page
  );
END
$$;
