-- Whose reports a problem has, where they are not those that come with the site: docs/decisions/0042.
ALTER TABLE "company_entries"
    ADD COLUMN "source" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "as_of" TEXT NOT NULL DEFAULT '';

CREATE OR REPLACE VIEW "company_problems" AS
  SELECT key, id, name, coalesce(own ->> 'article', article) AS article, coalesce(own ->> 'level', level) AS level,
    coalesce(own ->> 'link', link) AS link, coalesce((own ->> 'paid')::boolean, paid) AS paid, topic, companies, tags,
    reports, practised_for, company_list, report_counts, tag_list, created_at,
    greatest(entry.updated_at, catalogue.updated_at) AS updated_at, problem, progress_name, source, as_of
  FROM company_entries AS entry JOIN catalogue ON slug = problem;

ALTER VIEW "company_problems" ALTER "source" SET DEFAULT '';
ALTER VIEW "company_problems" ALTER "as_of" SET DEFAULT '';
