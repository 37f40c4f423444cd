-- The lists that people follow, such as Blind 75: docs/decisions/0040.
CREATE TABLE "problem_lists" (
    "key" UUID NOT NULL,
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "problems" TEXT NOT NULL DEFAULT '',
    "source" TEXT NOT NULL DEFAULT '',
    "as_of" TEXT NOT NULL DEFAULT '',
    "problem_slugs" TEXT[] GENERATED ALWAYS AS (array_remove(regexp_split_to_array(btrim("problems"), '\s*,\s*'), '')) STORED,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "problem_lists_pkey" PRIMARY KEY ("key")
);

CREATE UNIQUE INDEX "problem_lists_id_key" ON "problem_lists"("id");
