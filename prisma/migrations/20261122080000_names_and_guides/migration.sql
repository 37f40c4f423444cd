-- One term for each thing: tables and stored names of resources are called as the code calls them.

ALTER TABLE "sheet_cards" RENAME TO "sheet_topics";
ALTER INDEX "sheet_cards_pkey" RENAME TO "sheet_topics_pkey";
ALTER INDEX "sheet_cards_id_key" RENAME TO "sheet_topics_id_key";

ALTER TABLE "sheet_problems" RENAME TO "topic_problems";
ALTER INDEX "sheet_problems_pkey" RENAME TO "topic_problems_pkey";
ALTER INDEX "sheet_problems_id_key" RENAME TO "topic_problems_id_key";
ALTER INDEX "sheet_problems_topic_id_idx" RENAME TO "topic_problems_topic_id_idx";

ALTER TABLE "sde_problems" RENAME TO "company_problems";
ALTER INDEX "sde_problems_pkey" RENAME TO "company_problems_pkey";
ALTER INDEX "sde_problems_id_key" RENAME TO "company_problems_id_key";
ALTER INDEX "sde_problems_topic_id_idx" RENAME TO "company_problems_topic_id_idx";
ALTER INDEX "sde_problems_company_list_idx" RENAME TO "company_problems_company_list_idx";
ALTER INDEX "sde_problems_tag_list_idx" RENAME TO "company_problems_tag_list_idx";

ALTER TABLE "notes" RENAME TO "language_cards";
ALTER INDEX "notes_pkey" RENAME TO "language_cards_pkey";
ALTER INDEX "notes_id_key" RENAME TO "language_cards_id_key";

ALTER TABLE "note_contents" RENAME TO "questions";
ALTER INDEX "note_contents_pkey" RENAME TO "questions_pkey";
ALTER INDEX "note_contents_category_id_key" RENAME TO "questions_category_id_key";

ALTER TABLE "contest_solutions" RENAME TO "contests";
ALTER INDEX "contest_solutions_pkey" RENAME TO "contests_pkey";
ALTER INDEX "contest_solutions_id_key" RENAME TO "contests_id_key";
ALTER INDEX "contest_solutions_starts_at_idx" RENAME TO "contests_starts_at_idx";

ALTER TABLE "cheat_notes" RENAME TO "cheat_sheet_items";
ALTER INDEX "cheat_notes_pkey" RENAME TO "cheat_sheet_items_pkey";
ALTER INDEX "cheat_notes_category_id_key" RENAME TO "cheat_sheet_items_category_id_key";

ALTER TABLE "contests" RENAME COLUMN "image" TO "video";

UPDATE "seed_records" SET resource = CASE resource
    WHEN 'sheetCard' THEN 'sheetTopic'
    WHEN 'sheetProblem' THEN 'topicProblem'
    WHEN 'sdeProblem' THEN 'companyProblem'
    WHEN 'note' THEN 'languageCard'
    WHEN 'noteContent' THEN 'question'
    WHEN 'contestSolution' THEN 'contest'
    WHEN 'cheatNote' THEN 'cheatSheetItem'
    ELSE resource
  END;

UPDATE "search_documents" SET resource = CASE resource
    WHEN 'sheetCard' THEN 'sheetTopic'
    WHEN 'sheetProblem' THEN 'topicProblem'
    WHEN 'sdeProblem' THEN 'companyProblem'
    WHEN 'note' THEN 'languageCard'
    WHEN 'noteContent' THEN 'question'
    WHEN 'contestSolution' THEN 'contest'
    WHEN 'cheatNote' THEN 'cheatSheetItem'
    ELSE resource
  END;

UPDATE "content_changes" SET resource = CASE resource
    WHEN 'sheetCard' THEN 'sheetTopic'
    WHEN 'sheetProblem' THEN 'topicProblem'
    WHEN 'sdeProblem' THEN 'companyProblem'
    WHEN 'note' THEN 'languageCard'
    WHEN 'noteContent' THEN 'question'
    WHEN 'contestSolution' THEN 'contest'
    WHEN 'cheatNote' THEN 'cheatSheetItem'
    ELSE resource
  END;

UPDATE "content_imports" SET resource = CASE resource
    WHEN 'sheetCard' THEN 'sheetTopic'
    WHEN 'sheetProblem' THEN 'topicProblem'
    WHEN 'sdeProblem' THEN 'companyProblem'
    WHEN 'note' THEN 'languageCard'
    WHEN 'noteContent' THEN 'question'
    WHEN 'contestSolution' THEN 'contest'
    WHEN 'cheatNote' THEN 'cheatSheetItem'
    ELSE resource
  END;

-- The address of a contest's video stood under another name in what was kept of changes and of waiting imports.
UPDATE "content_changes" SET before = (before - 'image') || jsonb_build_object('video', before -> 'image')
  WHERE resource = 'contest' AND before ? 'image';
UPDATE "content_changes" SET after = (after - 'image') || jsonb_build_object('video', after -> 'image')
  WHERE resource = 'contest' AND after ? 'image';
UPDATE "content_imports" SET rows = (
    SELECT coalesce(jsonb_agg(
      CASE WHEN row -> 'values' ? 'image'
        THEN jsonb_set(row #- '{values,image}', '{values,video}', row #> '{values,image}')
        ELSE row
      END ORDER BY position), '[]')
    FROM jsonb_array_elements(rows) WITH ORDINALITY AS one (row, position)
  )
  WHERE resource = 'contest' AND ended_at IS NULL;

-- CreateTable
CREATE TABLE "preparation_guides" (
    "key" UUID NOT NULL,
    "id" INTEGER NOT NULL,
    "company" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "summary" TEXT NOT NULL DEFAULT '',
    "suits" TEXT NOT NULL DEFAULT '',
    "rounds" TEXT NOT NULL DEFAULT '',
    "topics" TEXT NOT NULL DEFAULT '',
    "questions" TEXT NOT NULL DEFAULT '',
    "days" TEXT NOT NULL DEFAULT '',
    "mistakes" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "preparation_guides_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "project_ideas" (
    "key" UUID NOT NULL,
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "level" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "learns" TEXT NOT NULL DEFAULT '',
    "milestone" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_ideas_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "preparation_guides_id_key" ON "preparation_guides"("id");

-- CreateIndex
CREATE UNIQUE INDEX "project_ideas_id_key" ON "project_ideas"("id");
