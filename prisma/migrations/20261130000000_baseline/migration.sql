-- Everything that the site stores, as prisma/schema.prisma says it. What its language cannot say is marked, or stands at the
-- end. Later migrations only add: docs/decisions/0027.

-- English stems of every word: no stop words, which would empty a query of nothing else. The words are split and folded
-- before they come here (shared/rules/text/search-words.ts), so the parser finds letters and digits alone.
CREATE TEXT SEARCH DICTIONARY english_stem_of_all (TEMPLATE = snowball, LANGUAGE = english);
CREATE TEXT SEARCH CONFIGURATION stems (PARSER = default);
ALTER TEXT SEARCH CONFIGURATION stems
  ADD MAPPING FOR asciiword, word, numword, asciihword, hword, numhword, int, uint, float, sfloat, version
  WITH english_stem_of_all;

-- CreateTable
CREATE TABLE "sheet_topics" (
    "key" UUID NOT NULL,
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "category" TEXT NOT NULL DEFAULT '',
    "problem_count" INTEGER,
    "topic" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sheet_topics_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "catalogue" (
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "former_names" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "level" TEXT NOT NULL DEFAULT '',
    "link" TEXT NOT NULL DEFAULT '',
    "article" TEXT NOT NULL DEFAULT '',
    "paid" BOOLEAN NOT NULL DEFAULT false,
    "named_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "catalogue_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "topic_problems" (
    "key" UUID NOT NULL,
    "id" INTEGER NOT NULL,
    "problem" TEXT NOT NULL,
    "own" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "name" TEXT NOT NULL,
    "article" TEXT NOT NULL DEFAULT '',
    "level" TEXT NOT NULL DEFAULT '',
    "link" TEXT NOT NULL DEFAULT '',
    "paid" BOOLEAN NOT NULL DEFAULT false,
    "topic" TEXT NOT NULL,
    "companies" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "topic_problems_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "company_problems" (
    "key" UUID NOT NULL,
    "id" INTEGER NOT NULL,
    "problem" TEXT NOT NULL,
    "own" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "name" TEXT NOT NULL,
    "article" TEXT NOT NULL DEFAULT '',
    "level" TEXT NOT NULL DEFAULT '',
    "link" TEXT NOT NULL DEFAULT '',
    "paid" BOOLEAN NOT NULL DEFAULT false,
    "topic" TEXT NOT NULL,
    "companies" TEXT NOT NULL DEFAULT '',
    "tags" TEXT NOT NULL DEFAULT '',
    "reports" TEXT NOT NULL DEFAULT '',
    "practised_for" TEXT NOT NULL DEFAULT '',
    "source" TEXT NOT NULL DEFAULT '',
    "as_of" TEXT NOT NULL DEFAULT '',
    "company_list" TEXT[] GENERATED ALWAYS AS (
      array_remove(regexp_split_to_array(btrim("companies") || ',' || btrim("practised_for"), '\s*,\s*'), '')
    ) STORED,
    "tag_list" TEXT[] GENERATED ALWAYS AS (array_remove(regexp_split_to_array(btrim("tags"), '\s*,\s*'), '')) STORED,
    "report_counts" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_problems_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "language_cards" (
    "key" UUID NOT NULL,
    "id" INTEGER NOT NULL,
    "link" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL,
    "category" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL DEFAULT '',
    "price" DOUBLE PRECISION,
    "image" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "language_cards_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "questions" (
    "key" UUID NOT NULL,
    "id" INTEGER NOT NULL,
    "header" TEXT NOT NULL,
    "short_answer" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "statement" TEXT NOT NULL DEFAULT '',
    "substatement1" TEXT NOT NULL DEFAULT '',
    "substatement2" TEXT NOT NULL DEFAULT '',
    "substatement3" TEXT NOT NULL DEFAULT '',
    "substatement4" TEXT NOT NULL DEFAULT '',
    "substatement5" TEXT NOT NULL DEFAULT '',
    "statement2" TEXT NOT NULL DEFAULT '',
    "statement3" TEXT NOT NULL DEFAULT '',
    "statement4" TEXT NOT NULL DEFAULT '',
    "statement5" TEXT NOT NULL DEFAULT '',
    "example" TEXT NOT NULL DEFAULT '',
    "code" TEXT NOT NULL DEFAULT '',
    "output" TEXT NOT NULL DEFAULT '',
    "explanation" TEXT NOT NULL DEFAULT '',
    "also_asked" TEXT NOT NULL DEFAULT '',
    "sources" TEXT NOT NULL DEFAULT '',
    "category" TEXT NOT NULL DEFAULT '',
    "image" TEXT NOT NULL DEFAULT '',
    "figtitle" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "questions_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "blogs" (
    "key" UUID NOT NULL,
    "id" INTEGER NOT NULL,
    "header" TEXT NOT NULL,
    "heading" TEXT NOT NULL DEFAULT '',
    "code" TEXT NOT NULL DEFAULT '',
    "output" TEXT NOT NULL DEFAULT '',
    "explanation" TEXT NOT NULL DEFAULT '',
    "code2" TEXT NOT NULL DEFAULT '',
    "output2" TEXT NOT NULL DEFAULT '',
    "heading2" TEXT NOT NULL DEFAULT '',
    "explanation2" TEXT NOT NULL DEFAULT '',
    "code3" TEXT NOT NULL DEFAULT '',
    "output3" TEXT NOT NULL DEFAULT '',
    "heading3" TEXT NOT NULL DEFAULT '',
    "explanation3" TEXT NOT NULL DEFAULT '',
    "category" TEXT NOT NULL DEFAULT '',
    "image" TEXT NOT NULL DEFAULT '',
    "date" TEXT NOT NULL DEFAULT '',
    "published" BOOLEAN NOT NULL DEFAULT true,
    "declined_note" TEXT,
    "author_key" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blogs_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "blog_notices" (
    "blog_key" UUID NOT NULL,
    "is_sending" BOOLEAN NOT NULL DEFAULT false,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blog_notices_pkey" PRIMARY KEY ("blog_key")
);

-- CreateTable
CREATE TABLE "contests" (
    "key" UUID NOT NULL,
    "id" INTEGER NOT NULL,
    "header" TEXT NOT NULL,
    "code" TEXT NOT NULL DEFAULT '',
    "output" TEXT NOT NULL DEFAULT '',
    "explanation" TEXT NOT NULL DEFAULT '',
    "code2" TEXT NOT NULL DEFAULT '',
    "output2" TEXT NOT NULL DEFAULT '',
    "explanation2" TEXT NOT NULL DEFAULT '',
    "code3" TEXT NOT NULL DEFAULT '',
    "output3" TEXT NOT NULL DEFAULT '',
    "explanation3" TEXT NOT NULL DEFAULT '',
    "code4" TEXT NOT NULL DEFAULT '',
    "output4" TEXT NOT NULL DEFAULT '',
    "explanation4" TEXT NOT NULL DEFAULT '',
    "code5" TEXT NOT NULL DEFAULT '',
    "output5" TEXT NOT NULL DEFAULT '',
    "explanation5" TEXT NOT NULL DEFAULT '',
    "video" TEXT NOT NULL DEFAULT '',
    "contest_date" TEXT NOT NULL DEFAULT '',
    "contest_time" TEXT NOT NULL DEFAULT '',
    "time_zone" TEXT NOT NULL DEFAULT '',
    "starts_at" TIMESTAMPTZ(3),
    "category" TEXT NOT NULL DEFAULT 'cpp',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contests_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "cheat_sheet_items" (
    "key" UUID NOT NULL,
    "id" INTEGER NOT NULL,
    "header" TEXT NOT NULL,
    "category" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "statement" TEXT NOT NULL DEFAULT '',
    "statement2" TEXT NOT NULL DEFAULT '',
    "statement3" TEXT NOT NULL DEFAULT '',
    "statement4" TEXT NOT NULL DEFAULT '',
    "substatement1" TEXT NOT NULL DEFAULT '',
    "substatement2" TEXT NOT NULL DEFAULT '',
    "substatement3" TEXT NOT NULL DEFAULT '',
    "substatement4" TEXT NOT NULL DEFAULT '',
    "feature" TEXT NOT NULL DEFAULT '',
    "explain" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "image" TEXT NOT NULL DEFAULT '',
    "figtitle" TEXT NOT NULL DEFAULT '',
    "link1" TEXT NOT NULL DEFAULT '',
    "link2" TEXT NOT NULL DEFAULT '',
    "example" TEXT NOT NULL DEFAULT '',
    "code" TEXT NOT NULL DEFAULT '',
    "output" TEXT NOT NULL DEFAULT '',
    "explanation" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cheat_sheet_items_pkey" PRIMARY KEY ("key")
);

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

-- CreateTable
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

-- CreateTable
CREATE TABLE "problems" (
    "key" UUID NOT NULL,
    "id" INTEGER NOT NULL,
    "problem" TEXT NOT NULL,
    "own" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "level" TEXT NOT NULL DEFAULT '',
    "topics" TEXT NOT NULL DEFAULT '',
    "same_idea_as" TEXT NOT NULL DEFAULT '',
    "contest" INTEGER,
    "letter" TEXT NOT NULL DEFAULT '',
    "signature" TEXT NOT NULL DEFAULT '',
    "checker" TEXT NOT NULL DEFAULT '',
    "statement" TEXT NOT NULL DEFAULT '',
    "schema" TEXT NOT NULL DEFAULT '',
    "constraints" TEXT NOT NULL DEFAULT '',
    "hints" TEXT NOT NULL DEFAULT '',
    "image" TEXT NOT NULL DEFAULT '',
    "figtitle" TEXT NOT NULL DEFAULT '',
    "cases" TEXT NOT NULL DEFAULT '',
    "generator" TEXT NOT NULL DEFAULT '',
    "validator" TEXT NOT NULL DEFAULT '',
    "check" TEXT NOT NULL DEFAULT '',
    "approaches" TEXT NOT NULL DEFAULT '',
    "wrong" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "problems_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "seed_records" (
    "resource" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "content_hash" TEXT NOT NULL,
    "record_key" UUID NOT NULL,
    "seeded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seed_records_pkey" PRIMARY KEY ("resource","name")
);

-- CreateTable
CREATE TABLE "search_documents" (
    "resource" TEXT NOT NULL,
    "record_key" UUID NOT NULL,
    "record_id" INTEGER NOT NULL,
    "place" TEXT NOT NULL DEFAULT '',
    "header" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "header_words" TEXT COLLATE "C" NOT NULL,
    "header_vector" tsvector NOT NULL,
    "vector" tsvector NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "search_documents_pkey" PRIMARY KEY ("record_key")
);

-- CreateTable
CREATE TABLE "search_words" (
    "word" TEXT NOT NULL,
    "neighbourhood" TEXT[],

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);

-- CreateTable
CREATE TABLE "content_changes" (
    "key" UUID NOT NULL,
    "resource" TEXT NOT NULL,
    "record_key" UUID NOT NULL,
    "record_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "is_undo" BOOLEAN NOT NULL DEFAULT false,
    "import_key" UUID,
    "batch_key" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "content_changes_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "content_imports" (
    "key" UUID NOT NULL,
    "resource" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "all_or_none" BOOLEAN NOT NULL DEFAULT false,
    "add_only" BOOLEAN NOT NULL DEFAULT false,
    "rows" JSONB NOT NULL,
    "total" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "report" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    "dismissed_at" TIMESTAMPTZ(3),

    CONSTRAINT "content_imports_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "newsletters" (
    "key" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "scheduled_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "newsletters_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "newsletter_deliveries" (
    "newsletter_key" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "error" TEXT NOT NULL DEFAULT '',
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "newsletter_deliveries_pkey" PRIMARY KEY ("newsletter_key","email")
);

-- CreateTable
CREATE TABLE "users" (
    "key" UUID NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "password_hash" TEXT,
    "photo" TEXT,
    "google_id" TEXT,
    "verified_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "administrators" (
    "key" UUID NOT NULL,
    "username" TEXT NOT NULL,
    "username_key" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "administrators_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "second_factors" (
    "administrator_key" UUID NOT NULL,
    "secret" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "recovery_hashes" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "second_factors_pkey" PRIMARY KEY ("administrator_key")
);

-- CreateTable
CREATE TABLE "user_sessions" (
    "key" UUID NOT NULL,
    "user_key" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "re_authenticated_at" TIMESTAMPTZ(3),

    CONSTRAINT "user_sessions_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "access_tokens" (
    "key" UUID NOT NULL,
    "user_key" UUID NOT NULL,
    "place" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "can_write" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "counted_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "calls" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "access_tokens_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "known_devices" (
    "user_key" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "address" TEXT NOT NULL DEFAULT '',
    "user_agent" TEXT NOT NULL DEFAULT '',
    "first_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "notice_at" TIMESTAMPTZ(3),

    CONSTRAINT "known_devices_pkey" PRIMARY KEY ("user_key","token_hash")
);

-- CreateTable
CREATE TABLE "administrator_devices" (
    "administrator_key" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "first_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "administrator_devices_pkey" PRIMARY KEY ("administrator_key","token_hash")
);

-- CreateTable
CREATE TABLE "administrator_sessions" (
    "key" UUID NOT NULL,
    "administrator_key" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_agent" TEXT NOT NULL DEFAULT '',
    "re_authenticated_at" TIMESTAMPTZ(3),

    CONSTRAINT "administrator_sessions_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "key" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "actor" TEXT NOT NULL DEFAULT '',
    "about" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "one_time_codes" (
    "email" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "wrong_tries" INTEGER NOT NULL DEFAULT 0,
    "asked_by" TEXT NOT NULL DEFAULT '',
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "one_time_codes_pkey" PRIMARY KEY ("email","purpose")
);

-- CreateTable
CREATE TABLE "subscribers" (
    "key" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "consent_at" TIMESTAMPTZ(3),
    "consent_source" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscribers_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "unsubscriptions" (
    "hash" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "unsubscriptions_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "messages" (
    "key" UUID NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "place" TEXT NOT NULL DEFAULT '',
    "resource" TEXT,
    "record_key" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "message_replies" (
    "key" UUID NOT NULL,
    "message_key" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'sending',
    "error" TEXT NOT NULL DEFAULT '',
    "mail_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_replies_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "outgoing_links" (
    "key" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "status" INTEGER,
    "failure" TEXT NOT NULL DEFAULT '',
    "moved_to" TEXT NOT NULL DEFAULT '',
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failing_since" TIMESTAMPTZ(3),
    "is_gone" BOOLEAN NOT NULL DEFAULT false,
    "is_dismissed" BOOLEAN NOT NULL DEFAULT false,
    "checked_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outgoing_links_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "progress_imports" (
    "user_key" UUID NOT NULL,
    "imported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "replaced" JSONB NOT NULL,

    CONSTRAINT "progress_imports_pkey" PRIMARY KEY ("user_key")
);

-- CreateTable
CREATE TABLE "own_records" (
    "user_key" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "record" JSONB NOT NULL,
    "revision" INTEGER NOT NULL,

    CONSTRAINT "own_records_pkey" PRIMARY KEY ("user_key","kind","id")
);

-- CreateTable
CREATE TABLE "record_revisions" (
    "user_key" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "marks" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "record_revisions_pkey" PRIMARY KEY ("user_key")
);

-- CreateTable
CREATE TABLE "problem_drafts" (
    "user_key" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "previous_code" TEXT,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "change_key" UUID NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "problem_drafts_pkey" PRIMARY KEY ("user_key","slug","language")
);

-- CreateTable
CREATE TABLE "submissions" (
    "user_key" UUID NOT NULL,
    "key" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "milliseconds" INTEGER,
    "passed" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "submissions_pkey" PRIMARY KEY ("user_key","key")
);

-- CreateTable
CREATE TABLE "sittings" (
    "user_key" UUID NOT NULL,
    "key" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "contest" INTEGER,
    "title" TEXT NOT NULL,
    "problems" JSONB NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "minutes" INTEGER NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "tries" JSONB NOT NULL,
    "reflection" JSONB,
    "revision" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "sittings_pkey" PRIMARY KEY ("user_key","key")
);

-- CreateTable
CREATE TABLE "public_profiles" (
    "user_key" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "is_on" BOOLEAN NOT NULL DEFAULT false,
    "may_be_indexed" BOOLEAN NOT NULL DEFAULT false,
    "time_zone" TEXT NOT NULL DEFAULT 'UTC',
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "public_profiles_pkey" PRIMARY KEY ("user_key")
);

-- CreateTable
CREATE TABLE "freed_profile_names" (
    "name" TEXT NOT NULL,
    "user_key" UUID,
    "freed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "freed_profile_names_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "weekly_digests" (
    "user_key" UUID NOT NULL,
    "time_zone" TEXT NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "weekly_digests_pkey" PRIMARY KEY ("user_key")
);

-- CreateTable
CREATE TABLE "daily_writes" (
    "user_key" UUID NOT NULL,
    "day" DATE NOT NULL,
    "writes" INTEGER NOT NULL,

    CONSTRAINT "daily_writes_pkey" PRIMARY KEY ("user_key")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "sheet_topics_id_key" ON "sheet_topics"("id");

-- CreateIndex
CREATE UNIQUE INDEX "catalogue_name_key" ON "catalogue"("name");

-- CreateIndex
CREATE INDEX "catalogue_former_names_idx" ON "catalogue" USING GIN ("former_names");

-- CreateIndex
CREATE UNIQUE INDEX "topic_problems_id_key" ON "topic_problems"("id");

-- CreateIndex
CREATE INDEX "topic_problems_topic_id_idx" ON "topic_problems"("topic", "id");

-- CreateIndex
CREATE INDEX "topic_problems_problem_id_idx" ON "topic_problems"("problem", "id");

-- CreateIndex
CREATE UNIQUE INDEX "company_problems_id_key" ON "company_problems"("id");

-- CreateIndex
CREATE INDEX "company_problems_topic_id_idx" ON "company_problems"("topic", "id");

-- CreateIndex
CREATE INDEX "company_problems_problem_id_idx" ON "company_problems"("problem", "id");

-- CreateIndex
CREATE INDEX "company_problems_company_list_idx" ON "company_problems" USING GIN ("company_list");

-- CreateIndex
CREATE INDEX "company_problems_tag_list_idx" ON "company_problems" USING GIN ("tag_list");

-- CreateIndex
CREATE UNIQUE INDEX "language_cards_id_key" ON "language_cards"("id");

-- CreateIndex
CREATE UNIQUE INDEX "questions_category_id_key" ON "questions"("category", "id");

-- CreateIndex
CREATE UNIQUE INDEX "blogs_id_key" ON "blogs"("id");

-- CreateIndex
CREATE INDEX "blogs_category_date_id_idx" ON "blogs"("category", "date" DESC, "id");

-- CreateIndex
CREATE INDEX "blogs_published_id_idx" ON "blogs"("published", "id");

-- CreateIndex
CREATE INDEX "blogs_author_key_idx" ON "blogs"("author_key");

-- CreateIndex
CREATE UNIQUE INDEX "contests_id_key" ON "contests"("id");

-- CreateIndex
CREATE INDEX "contests_starts_at_idx" ON "contests"("starts_at");

-- CreateIndex
CREATE UNIQUE INDEX "cheat_sheet_items_category_id_key" ON "cheat_sheet_items"("category", "id");

-- CreateIndex
CREATE UNIQUE INDEX "preparation_guides_id_key" ON "preparation_guides"("id");

-- CreateIndex
CREATE UNIQUE INDEX "project_ideas_id_key" ON "project_ideas"("id");

-- CreateIndex
CREATE UNIQUE INDEX "problem_lists_id_key" ON "problem_lists"("id");

-- CreateIndex
CREATE UNIQUE INDEX "problems_id_key" ON "problems"("id");

-- CreateIndex
CREATE INDEX "problems_contest_idx" ON "problems"("contest");

-- CreateIndex
CREATE INDEX "problems_kind_id_idx" ON "problems"("kind", "id");

-- CreateIndex
CREATE INDEX "problems_problem_id_idx" ON "problems"("problem", "id");

-- CreateIndex
CREATE INDEX "search_documents_header_words_resource_idx" ON "search_documents"("header_words", "resource" DESC);

-- CreateIndex
CREATE INDEX "search_documents_resource_place_record_id_idx" ON "search_documents"("resource", "place", "record_id");

-- CreateIndex
CREATE INDEX "search_documents_header_vector_idx" ON "search_documents" USING GIN ("header_vector") WITH (fastupdate = off);

-- CreateIndex
CREATE INDEX "search_documents_vector_idx" ON "search_documents" USING GIN ("vector") WITH (fastupdate = off);

-- CreateIndex
CREATE INDEX "search_words_neighbourhood_idx" ON "search_words" USING GIN ("neighbourhood") WITH (fastupdate = off);

-- CreateIndex
CREATE INDEX "content_changes_record_key_at_idx" ON "content_changes"("record_key", "at");

-- CreateIndex
CREATE INDEX "content_changes_batch_key_idx" ON "content_changes"("batch_key");

-- CreateIndex
CREATE INDEX "content_changes_resource_at_idx" ON "content_changes"("resource", "at");

-- CreateIndex
CREATE INDEX "content_changes_import_key_key_idx" ON "content_changes"("import_key", "key");

-- CreateIndex
CREATE INDEX "content_imports_created_at_idx" ON "content_imports"("created_at");

-- CreateIndex
CREATE INDEX "newsletters_created_at_idx" ON "newsletters"("created_at");

-- CreateIndex
CREATE INDEX "newsletter_deliveries_newsletter_key_state_idx" ON "newsletter_deliveries"("newsletter_key", "state");

-- CreateIndex
CREATE UNIQUE INDEX "users_google_id_key" ON "users"("google_id");

-- CreateIndex
CREATE INDEX "users_email_idx" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_verified_at_created_at_idx" ON "users"("verified_at", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "administrators_username_key_key" ON "administrators"("username_key");

-- CreateIndex
CREATE INDEX "user_sessions_user_key_idx" ON "user_sessions"("user_key");

-- CreateIndex
CREATE INDEX "user_sessions_expires_at_idx" ON "user_sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "access_tokens_token_hash_key" ON "access_tokens"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "access_tokens_user_key_place_key" ON "access_tokens"("user_key", "place");

-- CreateIndex
CREATE INDEX "administrator_sessions_administrator_key_idx" ON "administrator_sessions"("administrator_key");

-- CreateIndex
CREATE INDEX "administrator_sessions_expires_at_idx" ON "administrator_sessions"("expires_at");

-- CreateIndex
CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries"("created_at");

-- CreateIndex
CREATE INDEX "audit_entries_action_created_at_idx" ON "audit_entries"("action", "created_at");

-- CreateIndex
CREATE INDEX "one_time_codes_expires_at_idx" ON "one_time_codes"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "subscribers_email_key" ON "subscribers"("email");

-- CreateIndex
CREATE INDEX "subscribers_created_at_idx" ON "subscribers"("created_at");

-- CreateIndex
CREATE INDEX "messages_created_at_idx" ON "messages"("created_at");

-- CreateIndex
CREATE INDEX "messages_read_at_idx" ON "messages"("read_at");

-- CreateIndex
CREATE INDEX "message_replies_message_key_created_at_idx" ON "message_replies"("message_key", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "outgoing_links_address_key" ON "outgoing_links"("address");

-- CreateIndex
CREATE INDEX "outgoing_links_due_at_idx" ON "outgoing_links"("due_at");

-- CreateIndex
CREATE INDEX "outgoing_links_is_gone_idx" ON "outgoing_links"("is_gone");

-- CreateIndex
CREATE INDEX "own_records_user_key_revision_idx" ON "own_records"("user_key", "revision");

-- CreateIndex
CREATE INDEX "submissions_user_key_slug_submitted_at_key_idx" ON "submissions"("user_key", "slug", "submitted_at" DESC, "key" DESC);

-- CreateIndex
CREATE INDEX "submissions_user_key_submitted_at_key_idx" ON "submissions"("user_key", "submitted_at" DESC, "key" DESC);

-- CreateIndex
CREATE INDEX "sittings_user_key_started_at_key_idx" ON "sittings"("user_key", "started_at" DESC, "key" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "public_profiles_name_key" ON "public_profiles"("name");

-- CreateIndex
CREATE INDEX "freed_profile_names_user_key_idx" ON "freed_profile_names"("user_key");

-- CreateIndex
CREATE INDEX "freed_profile_names_freed_at_idx" ON "freed_profile_names"("freed_at");

-- CreateIndex
CREATE INDEX "weekly_digests_next_at_idx" ON "weekly_digests"("next_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- AddForeignKey
ALTER TABLE "topic_problems" ADD CONSTRAINT "topic_problems_problem_fkey" FOREIGN KEY ("problem") REFERENCES "catalogue"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_problems" ADD CONSTRAINT "company_problems_problem_fkey" FOREIGN KEY ("problem") REFERENCES "catalogue"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_author_key_fkey" FOREIGN KEY ("author_key") REFERENCES "users"("key") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blog_notices" ADD CONSTRAINT "blog_notices_blog_key_fkey" FOREIGN KEY ("blog_key") REFERENCES "blogs"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problems" ADD CONSTRAINT "problems_problem_fkey" FOREIGN KEY ("problem") REFERENCES "catalogue"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_newsletter_key_fkey" FOREIGN KEY ("newsletter_key") REFERENCES "newsletters"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_administrator_key_fkey" FOREIGN KEY ("administrator_key") REFERENCES "administrators"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "administrator_devices" ADD CONSTRAINT "administrator_devices_administrator_key_fkey" FOREIGN KEY ("administrator_key") REFERENCES "administrators"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "administrator_sessions" ADD CONSTRAINT "administrator_sessions_administrator_key_fkey" FOREIGN KEY ("administrator_key") REFERENCES "administrators"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_key_fkey" FOREIGN KEY ("message_key") REFERENCES "messages"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "progress_imports" ADD CONSTRAINT "progress_imports_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "own_records" ADD CONSTRAINT "own_records_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "record_revisions" ADD CONSTRAINT "record_revisions_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_drafts" ADD CONSTRAINT "problem_drafts_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "public_profiles" ADD CONSTRAINT "public_profiles_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "freed_profile_names" ADD CONSTRAINT "freed_profile_names_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "weekly_digests" ADD CONSTRAINT "weekly_digests_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "daily_writes" ADD CONSTRAINT "daily_writes_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot say. Besides, above: generated columns, the collation of header_words, and indexes
-- without a list of what is still to be entered, which each search would have to read through after many writes.

-- Of one address any number of sign-ups may wait for its code.
CREATE UNIQUE INDEX "users_verified_email_key" ON "users" ("email") WHERE "verified_at" IS NOT NULL;
CREATE UNIQUE INDEX "users_verified_phone_key" ON "users" ("phone") WHERE "verified_at" IS NOT NULL AND "phone" IS NOT NULL;
CREATE INDEX "known_devices_due_idx" ON "known_devices" ("notice_at") WHERE "notice_at" IS NOT NULL;
CREATE INDEX "problems_kind_first_topic_id_idx" ON "problems" ("kind", split_part("topics", ',', 1), "id");
CREATE INDEX "own_records_calendar_idx" ON "own_records" (("record" ->> 'calendar')) WHERE "kind" = 'study-plan';
CREATE INDEX "own_records_share_idx" ON "own_records" (("record" ->> 'share'))
  WHERE "kind" = 'own-list' AND "record" ->> 'share' IS NOT NULL;
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_place" CHECK ("place" BETWEEN 1 AND 20);
-- The write that exceeds it fails, and with it its statement: server/access/daily-writes.ts.
ALTER TABLE "daily_writes" ADD CONSTRAINT "daily_writes_limit" CHECK ("writes" <= 30000);
