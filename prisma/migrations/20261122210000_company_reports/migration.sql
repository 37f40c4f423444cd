ALTER TABLE "topic_problems" ADD COLUMN "paid" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "company_problems"
  ADD COLUMN "paid" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "reports" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "practised_for" TEXT NOT NULL DEFAULT '';

-- 'Amazon 33, Google 12' as {"Amazon": 33, "Google": 12}; items without a number are passed over.
CREATE FUNCTION counts_in(counts text) RETURNS jsonb
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
  SELECT coalesce(jsonb_object_agg(found[1], found[2]::int), '{}')
  FROM regexp_split_to_table(btrim(counts), '\s*,\s*') AS item, regexp_match(item, '^(.*\S)\s+(\d{1,10})$') AS found
  WHERE found IS NOT NULL AND found[2]::bigint <= 2147483647
);
ALTER TABLE "company_problems" ADD COLUMN "report_counts" JSONB NOT NULL GENERATED ALWAYS AS (counts_in("reports")) STORED;

-- A company's list is what it has asked and what is practised for it.
ALTER TABLE "company_problems" DROP COLUMN "company_list";
ALTER TABLE "company_problems"
  ADD COLUMN "company_list" TEXT[] GENERATED ALWAYS AS (
    array_remove(regexp_split_to_array(btrim("companies") || ',' || btrim("practised_for"), '\s*,\s*'), '')
  ) STORED;
CREATE INDEX "company_problems_company_list_idx" ON "company_problems" USING GIN ("company_list");
