-- A problem is one row: what is the same wherever it is listed stands in `catalogue`, and its listings refer to it. The
-- documented resources go on as views under the names that their tables had, so that the version before, which may still
-- run, reads and writes them as ever. What a write through them does to the catalogue: docs/decisions/0035.

CREATE TABLE "catalogue" (
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    -- Learners' progress is kept under the name that a problem had first.
    "progress_name" TEXT NOT NULL,
    "level" TEXT NOT NULL DEFAULT '',
    "link" TEXT NOT NULL DEFAULT '',
    "article" TEXT NOT NULL DEFAULT '',
    "paid" BOOLEAN NOT NULL DEFAULT false,
    -- When its name or level was changed, and when anything was.
    "named_at" TIMESTAMPTZ(3) NOT NULL DEFAULT 'epoch',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT 'epoch',

    CONSTRAINT "catalogue_pkey" PRIMARY KEY ("slug"),
    -- Unique by hash: a name may be longer than a B-tree takes.
    CONSTRAINT "catalogue_name_key" EXCLUDE USING hash ("name" WITH =),
    CONSTRAINT "catalogue_progress_name_key" EXCLUDE USING hash ("progress_name" WITH =)
);

ALTER TABLE "topic_problems" RENAME TO "topic_entries";
ALTER TABLE "company_problems" RENAME TO "company_entries";
ALTER TABLE "problems" RENAME TO "judged_problems";

-- `own`: what a listing says differently from the catalogue, such as { "level": "Hard" }.
ALTER TABLE "topic_entries" ADD COLUMN "problem" TEXT, ADD COLUMN "own" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "company_entries" ADD COLUMN "problem" TEXT, ADD COLUMN "own" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "judged_problems" ADD COLUMN "problem" TEXT, ADD COLUMN "own" JSONB NOT NULL DEFAULT '{}';

CREATE TYPE "listing" AS ("problem" TEXT, "own" JSONB);

-- Of the values of a record, those that the catalogue has too.
CREATE FUNCTION catalogue_values(given jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(given)
  WHERE key IN ('level', 'link', 'article', 'paid')
$$;

CREATE FUNCTION values_unlike(given jsonb, other jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(given) WHERE value IS DISTINCT FROM other -> key
$$;

-- @param at  when an administrator did so; null where it only became known
CREATE FUNCTION change_catalogue(problem text, given jsonb, at timestamptz) RETURNS void
LANGUAGE sql AS $$
  UPDATE catalogue SET
    name = coalesce(given ->> 'name', name), level = coalesce(given ->> 'level', level),
    link = coalesce(given ->> 'link', link), article = coalesce(given ->> 'article', article),
    paid = coalesce((given ->> 'paid')::boolean, paid), updated_at = coalesce(at, updated_at),
    named_at = CASE WHEN given ?| ARRAY['name', 'level'] THEN coalesce(at, named_at) ELSE named_at END
  WHERE slug = problem AND given <> '{}'
$$;

-- Lists a problem by its name: a known one, or a new one, whose slug is that of its page, else the last part of its link,
-- else made of its name.
CREATE FUNCTION list_problem(given_name text, page text, given jsonb) RETURNS "listing"
LANGUAGE plpgsql AS $$
DECLARE
  found catalogue;
  new_slug text := coalesce(
    nullif(lower(page), ''),
    lower(substring(given ->> 'link' FROM '/([A-Za-z0-9-]{1,200})/?$')),
    nullif(left(btrim(regexp_replace(lower(given_name), '[^a-z0-9]+', '-', 'g'), '-'), 200), ''),
    'problem'
  );
  tries integer := 0;
BEGIN
  LOOP
    SELECT * INTO found FROM catalogue WHERE name = given_name;
    EXIT WHEN found.slug IS NOT NULL;
    IF tries > 0 THEN new_slug := regexp_replace(new_slug, '-again-\d+$', '') || '-again-' || tries; END IF;
    tries := tries + 1;
    -- The name under which the progress of a renamed problem is kept is not given to another one.
    INSERT INTO catalogue (slug, name, progress_name)
    VALUES (new_slug, given_name, CASE
      WHEN EXISTS (SELECT FROM catalogue WHERE progress_name = given_name) THEN given_name || ' (' || new_slug || ')'
      ELSE given_name
    END)
    ON CONFLICT DO NOTHING;
  END LOOP;
  IF NOT EXISTS (SELECT FROM topic_entries WHERE problem = found.slug)
    AND NOT EXISTS (SELECT FROM company_entries WHERE problem = found.slug) THEN
    -- What the first list says becomes known of it; a page of its own says its level.
    PERFORM change_catalogue(found.slug, values_unlike(
      CASE WHEN EXISTS (SELECT FROM judged_problems WHERE problem = found.slug) THEN given - 'level' ELSE given END,
      to_jsonb(found)
    ), NULL);
    SELECT * INTO found FROM catalogue WHERE slug = found.slug;
  END IF;
  RETURN (found.slug, values_unlike(given, to_jsonb(found)));
END
$$;

-- A new name means another problem if there is one of this name, or if the link is another one, too; otherwise the
-- problem is renamed. What the listing said differently it goes on to say differently; all else is the problem's.
CREATE FUNCTION change_listing(listed "listing", before jsonb, changed jsonb) RETURNS "listing"
LANGUAGE plpgsql AS $$
DECLARE
  new_name text := changed ->> 'name';
  own jsonb := listed.own || catalogue_values(changed);
  known jsonb;
BEGIN
  IF new_name IS NOT NULL AND (
    EXISTS (SELECT FROM catalogue WHERE name = new_name) OR (changed ? 'link' AND before ->> 'link' <> '')
  ) THEN
    RETURN list_problem(new_name, NULL, catalogue_values(before || changed));
  END IF;
  PERFORM change_catalogue(
    listed.problem,
    catalogue_values(changed) - ARRAY(SELECT jsonb_object_keys(listed.own))
      || CASE WHEN new_name IS NULL THEN '{}' ELSE jsonb_build_object('name', new_name) END,
    (changed ->> 'updated_at')::timestamptz
  );
  SELECT to_jsonb(catalogue) INTO known FROM catalogue WHERE slug = listed.problem;
  RETURN (listed.problem, values_unlike(own, known));
END
$$;

-- Writes a record of a view into the table of its listings, whose name is the argument, and the catalogue.
CREATE FUNCTION write_listed() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  entries text := TG_ARGV[0];
  listed "listing";
  current jsonb;
  changed jsonb;
  columns text;
BEGIN
  IF TG_OP = 'DELETE' THEN
    EXECUTE format('DELETE FROM %I WHERE key = $1', entries) USING OLD.key;
    RETURN OLD;
  END IF;
  SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) INTO columns FROM pg_attribute
  WHERE attrelid = entries::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
  IF TG_OP = 'INSERT' THEN
    changed := to_jsonb(NEW);
    listed := list_problem(NEW.name, changed ->> 'slug', catalogue_values(changed));
    EXECUTE format('INSERT INTO %I (%s) SELECT %2$s FROM jsonb_populate_record(NULL::%1$I, $1)', entries, columns)
    USING changed || to_jsonb(listed);
  ELSE
    -- Others may have written since OLD was read: only what this write changes is written.
    EXECUTE format('SELECT to_jsonb(entry) FROM %I AS entry WHERE key = $1 FOR UPDATE', entries) INTO current USING OLD.key;
    IF current IS NULL THEN RETURN NULL; END IF;
    PERFORM FROM catalogue WHERE slug = current ->> 'problem' FOR NO KEY UPDATE;
    changed := values_unlike(to_jsonb(NEW), to_jsonb(OLD));
    listed := (current ->> 'problem', current -> 'own');
    IF changed ? 'name' OR catalogue_values(changed) <> '{}' THEN
      listed := change_listing(listed, to_jsonb(OLD), changed);
    END IF;
    EXECUTE format('UPDATE %I SET (%s) = (SELECT %2$s FROM jsonb_populate_record(NULL::%1$I, $1)) WHERE key = $2', entries, columns)
    USING current || changed || to_jsonb(listed), OLD.key;
  END IF;
  EXECUTE format('SELECT * FROM %I WHERE key = $1', TG_TABLE_NAME) INTO NEW USING NEW.key;
  RETURN NEW;
END
$$;

-- Every process drops the lists that show the problem, whichever version writes.
CREATE FUNCTION announce_catalogue() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', resource)
  FROM unnest(ARRAY['topicProblem', 'companyProblem', 'problem']) AS resource;
  RETURN NULL;
END
$$;

-- What there is already: a page tells a problem's slug and level, of equal names the lowest id the rest.
DO $$
DECLARE
  entries text;
  entry record;
  listed "listing";
BEGIN
  FOREACH entries IN ARRAY ARRAY['judged_problems', 'topic_entries', 'company_entries'] LOOP
    FOR entry IN EXECUTE format('SELECT key, name, to_jsonb(entry) AS given FROM %I AS entry ORDER BY id', entries) LOOP
      listed := list_problem(entry.name, entry.given ->> 'slug', catalogue_values(entry.given));
      EXECUTE format('UPDATE %I SET problem = $1, own = $2 WHERE key = $3', entries)
      USING listed.problem, listed.own, entry.key;
    END LOOP;
  END LOOP;
END
$$;

CREATE TRIGGER "catalogue_changed" AFTER UPDATE ON "catalogue"
FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

ALTER TABLE "topic_entries"
  DROP COLUMN "name", DROP COLUMN "level", DROP COLUMN "link", DROP COLUMN "article", DROP COLUMN "paid",
  ALTER COLUMN "problem" SET NOT NULL,
  ADD CONSTRAINT "topic_entries_problem_fkey" FOREIGN KEY ("problem") REFERENCES "catalogue"("slug");
ALTER TABLE "company_entries"
  DROP COLUMN "name", DROP COLUMN "level", DROP COLUMN "link", DROP COLUMN "article", DROP COLUMN "paid",
  ALTER COLUMN "problem" SET NOT NULL,
  ADD CONSTRAINT "company_entries_problem_fkey" FOREIGN KEY ("problem") REFERENCES "catalogue"("slug");
ALTER TABLE "judged_problems"
  DROP COLUMN "name", DROP COLUMN "level",
  ALTER COLUMN "problem" SET NOT NULL,
  ADD CONSTRAINT "judged_problems_problem_fkey" FOREIGN KEY ("problem") REFERENCES "catalogue"("slug");

CREATE INDEX "topic_entries_problem_id_idx" ON "topic_entries"("problem", "id");
CREATE INDEX "company_entries_problem_id_idx" ON "company_entries"("problem", "id");
CREATE INDEX "judged_problems_problem_id_idx" ON "judged_problems"("problem", "id");

CREATE VIEW "topic_problems" AS
  SELECT key, id, name, coalesce(own ->> 'article', article) AS article, coalesce(own ->> 'level', level) AS level,
    coalesce(own ->> 'link', link) AS link, coalesce((own ->> 'paid')::boolean, paid) AS paid, topic, companies, created_at,
    greatest(entry.updated_at, catalogue.updated_at) AS updated_at, problem, progress_name
  FROM topic_entries AS entry JOIN catalogue ON slug = problem;

CREATE VIEW "company_problems" AS
  SELECT key, id, name, coalesce(own ->> 'article', article) AS article, coalesce(own ->> 'level', level) AS level,
    coalesce(own ->> 'link', link) AS link, coalesce((own ->> 'paid')::boolean, paid) AS paid, topic, companies, tags,
    reports, practised_for, company_list, report_counts, tag_list, created_at,
    greatest(entry.updated_at, catalogue.updated_at) AS updated_at, problem, progress_name
  FROM company_entries AS entry JOIN catalogue ON slug = problem;

CREATE VIEW "problems" AS
  SELECT key, id, name, judged.slug, kind, coalesce(own ->> 'level', level) AS level, topics, same_idea_as, contest, letter,
    signature, checker, statement, schema, constraints, hints, image, figtitle, cases, generator, validator, "check",
    approaches, wrong, created_at, greatest(judged.updated_at, named_at) AS updated_at, problem, progress_name
  FROM judged_problems AS judged JOIN catalogue ON catalogue.slug = problem;

-- A view has the defaults that its table has for who names not all columns.
ALTER VIEW "topic_problems" ALTER "article" SET DEFAULT '';
ALTER VIEW "topic_problems" ALTER "level" SET DEFAULT '';
ALTER VIEW "topic_problems" ALTER "link" SET DEFAULT '';
ALTER VIEW "topic_problems" ALTER "companies" SET DEFAULT '';
ALTER VIEW "topic_problems" ALTER "paid" SET DEFAULT false;
ALTER VIEW "topic_problems" ALTER "created_at" SET DEFAULT CURRENT_TIMESTAMP;
ALTER VIEW "topic_problems" ALTER "updated_at" SET DEFAULT CURRENT_TIMESTAMP;
ALTER VIEW "company_problems" ALTER "article" SET DEFAULT '';
ALTER VIEW "company_problems" ALTER "level" SET DEFAULT '';
ALTER VIEW "company_problems" ALTER "link" SET DEFAULT '';
ALTER VIEW "company_problems" ALTER "companies" SET DEFAULT '';
ALTER VIEW "company_problems" ALTER "tags" SET DEFAULT '';
ALTER VIEW "company_problems" ALTER "reports" SET DEFAULT '';
ALTER VIEW "company_problems" ALTER "practised_for" SET DEFAULT '';
ALTER VIEW "company_problems" ALTER "paid" SET DEFAULT false;
ALTER VIEW "company_problems" ALTER "created_at" SET DEFAULT CURRENT_TIMESTAMP;
ALTER VIEW "company_problems" ALTER "updated_at" SET DEFAULT CURRENT_TIMESTAMP;
ALTER VIEW "problems" ALTER "level" SET DEFAULT '';
ALTER VIEW "problems" ALTER "topics" SET DEFAULT '';
ALTER VIEW "problems" ALTER "same_idea_as" SET DEFAULT '';
ALTER VIEW "problems" ALTER "letter" SET DEFAULT '';
ALTER VIEW "problems" ALTER "signature" SET DEFAULT '';
ALTER VIEW "problems" ALTER "checker" SET DEFAULT '';
ALTER VIEW "problems" ALTER "statement" SET DEFAULT '';
ALTER VIEW "problems" ALTER "schema" SET DEFAULT '';
ALTER VIEW "problems" ALTER "constraints" SET DEFAULT '';
ALTER VIEW "problems" ALTER "hints" SET DEFAULT '';
ALTER VIEW "problems" ALTER "image" SET DEFAULT '';
ALTER VIEW "problems" ALTER "figtitle" SET DEFAULT '';
ALTER VIEW "problems" ALTER "cases" SET DEFAULT '';
ALTER VIEW "problems" ALTER "generator" SET DEFAULT '';
ALTER VIEW "problems" ALTER "validator" SET DEFAULT '';
ALTER VIEW "problems" ALTER "check" SET DEFAULT '';
ALTER VIEW "problems" ALTER "approaches" SET DEFAULT '';
ALTER VIEW "problems" ALTER "wrong" SET DEFAULT '';
ALTER VIEW "problems" ALTER "created_at" SET DEFAULT CURRENT_TIMESTAMP;
ALTER VIEW "problems" ALTER "updated_at" SET DEFAULT CURRENT_TIMESTAMP;

CREATE TRIGGER "write" INSTEAD OF INSERT OR UPDATE OR DELETE ON "topic_problems"
FOR EACH ROW EXECUTE FUNCTION write_listed('topic_entries');
CREATE TRIGGER "write" INSTEAD OF INSERT OR UPDATE OR DELETE ON "company_problems"
FOR EACH ROW EXECUTE FUNCTION write_listed('company_entries');
CREATE TRIGGER "write" INSTEAD OF INSERT OR UPDATE OR DELETE ON "problems"
FOR EACH ROW EXECUTE FUNCTION write_listed('judged_problems');

-- A learner's progress goes by the name that it was begun under.
CREATE OR REPLACE FUNCTION read_progress(
  learner uuid, names text[], company_ids integer[], fields text[], change_keys uuid[]
) RETURNS json
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  names := ARRAY(
    SELECT coalesce(given.name, progress_name)
    FROM unnest(names, company_ids) WITH ORDINALITY AS given (name, company_id, position)
      LEFT JOIN company_entries ON id = company_id LEFT JOIN catalogue ON slug = problem
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
      'hasMore', (SELECT count(*) > 500 FROM beyond)
    )
  );
END
$$;
