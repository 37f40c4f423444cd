-- Records that every device of a learner has a copy of.
CREATE TABLE "own_records" (
    "user_key" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "record" JSONB NOT NULL,
    "revision" INTEGER NOT NULL,

    CONSTRAINT "own_records_pkey" PRIMARY KEY ("user_key","kind","id"),
    CONSTRAINT "own_records_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "own_records_user_key_revision_idx" ON "own_records"("user_key", "revision");

CREATE TABLE "record_revisions" (
    "user_key" UUID NOT NULL,
    "revision" INTEGER NOT NULL,

    CONSTRAINT "record_revisions_pkey" PRIMARY KEY ("user_key"),
    CONSTRAINT "record_revisions_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TRIGGER count_inserts AFTER INSERT ON "own_records"
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_daily_writes();
CREATE TRIGGER count_updates AFTER UPDATE ON "own_records"
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_daily_writes();

-- Also tells the highest revision of the learner's records, so that a browser asks for these only where there are new ones.
CREATE OR REPLACE FUNCTION progress_beyond(learner uuid, since integer, names text[]) RETURNS json
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
            SELECT coalesce(json_agg(id ORDER BY id), '[]') FROM company_entries JOIN catalogue ON slug = problem
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
