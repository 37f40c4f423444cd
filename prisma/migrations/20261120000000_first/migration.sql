-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "sheet_cards" (
    "key" UUID NOT NULL,
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "category" TEXT NOT NULL DEFAULT '',
    "problem_count" INTEGER,
    "topic" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sheet_cards_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "sheet_problems" (
    "key" UUID NOT NULL,
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "article" TEXT NOT NULL DEFAULT '',
    "level" TEXT NOT NULL DEFAULT '',
    "link" TEXT NOT NULL DEFAULT '',
    "topic" TEXT NOT NULL,
    "companies" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sheet_problems_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "sde_problems" (
    "key" UUID NOT NULL,
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "article" TEXT NOT NULL DEFAULT '',
    "level" TEXT NOT NULL DEFAULT '',
    "link" TEXT NOT NULL DEFAULT '',
    "topic" TEXT NOT NULL,
    "companies" TEXT NOT NULL DEFAULT '',
    "tags" TEXT NOT NULL DEFAULT '',
    "company_list" TEXT[] GENERATED ALWAYS AS (array_remove(regexp_split_to_array(btrim("companies"), '\s*,\s*'), '')) STORED,
    "tag_list" TEXT[] GENERATED ALWAYS AS (array_remove(regexp_split_to_array(btrim("tags"), '\s*,\s*'), '')) STORED,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sde_problems_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "notes" (
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

    CONSTRAINT "notes_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "note_contents" (
    "key" UUID NOT NULL,
    "id" INTEGER NOT NULL,
    "header" TEXT NOT NULL,
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
    "explanation" TEXT NOT NULL DEFAULT '',
    "category" TEXT NOT NULL DEFAULT '',
    "image" TEXT NOT NULL DEFAULT '',
    "figtitle" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "note_contents_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "blogs" (
    "key" UUID NOT NULL,
    "id" INTEGER NOT NULL,
    "header" TEXT NOT NULL,
    "code" TEXT NOT NULL DEFAULT '',
    "explanation" TEXT NOT NULL DEFAULT '',
    "code2" TEXT NOT NULL DEFAULT '',
    "explanation2" TEXT NOT NULL DEFAULT '',
    "code3" TEXT NOT NULL DEFAULT '',
    "explanation3" TEXT NOT NULL DEFAULT '',
    "category" TEXT NOT NULL DEFAULT '',
    "image" TEXT NOT NULL DEFAULT '',
    "date" TEXT NOT NULL DEFAULT '',
    "published" BOOLEAN NOT NULL DEFAULT true,
    "author_key" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blogs_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "contest_solutions" (
    "key" UUID NOT NULL,
    "id" INTEGER NOT NULL,
    "header" TEXT NOT NULL,
    "code" TEXT NOT NULL DEFAULT '',
    "explanation" TEXT NOT NULL DEFAULT '',
    "code2" TEXT NOT NULL DEFAULT '',
    "explanation2" TEXT NOT NULL DEFAULT '',
    "code3" TEXT NOT NULL DEFAULT '',
    "explanation3" TEXT NOT NULL DEFAULT '',
    "code4" TEXT NOT NULL DEFAULT '',
    "explanation4" TEXT NOT NULL DEFAULT '',
    "code5" TEXT NOT NULL DEFAULT '',
    "explanation5" TEXT NOT NULL DEFAULT '',
    "image" TEXT NOT NULL DEFAULT '',
    "contest_date" TEXT NOT NULL DEFAULT '',
    "contest_time" TEXT NOT NULL DEFAULT '',
    "time_zone" TEXT NOT NULL DEFAULT '',
    "starts_at" TIMESTAMPTZ(3),
    "category" TEXT NOT NULL DEFAULT 'cpp',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contest_solutions_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "cheat_notes" (
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
    "explanation" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cheat_notes_pkey" PRIMARY KEY ("key")
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
    "category" TEXT NOT NULL DEFAULT '',
    "header" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "search_documents_pkey" PRIMARY KEY ("resource","record_key")
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
CREATE TABLE "user_sessions" (
    "key" UUID NOT NULL,
    "user_key" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_sessions_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "administrator_sessions" (
    "key" UUID NOT NULL,
    "administrator_key" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "administrator_sessions_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "one_time_codes" (
    "email" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "wrong_tries" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "one_time_codes_pkey" PRIMARY KEY ("email","purpose")
);

-- CreateTable
CREATE TABLE "subscribers" (
    "key" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscribers_pkey" PRIMARY KEY ("key")
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
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "progress" (
    "user_key" UUID NOT NULL,
    "problem_name" TEXT NOT NULL,
    "field" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "previous_value" TEXT,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "change_key" UUID NOT NULL,

    CONSTRAINT "progress_pkey" PRIMARY KEY ("user_key","problem_name","field")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "sheet_cards_id_key" ON "sheet_cards"("id");

-- CreateIndex
CREATE UNIQUE INDEX "sheet_problems_id_key" ON "sheet_problems"("id");

-- CreateIndex
CREATE INDEX "sheet_problems_topic_id_idx" ON "sheet_problems"("topic", "id");

-- CreateIndex
CREATE UNIQUE INDEX "sde_problems_id_key" ON "sde_problems"("id");

-- CreateIndex
CREATE INDEX "sde_problems_topic_id_idx" ON "sde_problems"("topic", "id");

-- CreateIndex
CREATE INDEX "sde_problems_company_list_idx" ON "sde_problems" USING GIN ("company_list");

-- CreateIndex
CREATE INDEX "sde_problems_tag_list_idx" ON "sde_problems" USING GIN ("tag_list");

-- CreateIndex
CREATE UNIQUE INDEX "notes_id_key" ON "notes"("id");

-- CreateIndex
CREATE UNIQUE INDEX "note_contents_category_id_key" ON "note_contents"("category", "id");

-- CreateIndex
CREATE UNIQUE INDEX "blogs_id_key" ON "blogs"("id");

-- CreateIndex
CREATE INDEX "blogs_category_date_id_idx" ON "blogs"("category", "date" DESC, "id");

-- CreateIndex
CREATE INDEX "blogs_published_id_idx" ON "blogs"("published", "id");

-- CreateIndex
CREATE INDEX "blogs_author_key_idx" ON "blogs"("author_key");

-- CreateIndex
CREATE UNIQUE INDEX "contest_solutions_id_key" ON "contest_solutions"("id");

-- CreateIndex
CREATE INDEX "contest_solutions_starts_at_idx" ON "contest_solutions"("starts_at");

-- CreateIndex
CREATE UNIQUE INDEX "cheat_notes_category_id_key" ON "cheat_notes"("category", "id");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_google_id_key" ON "users"("google_id");

-- CreateIndex
CREATE INDEX "users_verified_at_created_at_idx" ON "users"("verified_at", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "administrators_username_key_key" ON "administrators"("username_key");

-- CreateIndex
CREATE INDEX "user_sessions_user_key_idx" ON "user_sessions"("user_key");

-- CreateIndex
CREATE INDEX "user_sessions_expires_at_idx" ON "user_sessions"("expires_at");

-- CreateIndex
CREATE INDEX "administrator_sessions_administrator_key_idx" ON "administrator_sessions"("administrator_key");

-- CreateIndex
CREATE INDEX "administrator_sessions_expires_at_idx" ON "administrator_sessions"("expires_at");

-- CreateIndex
CREATE INDEX "one_time_codes_expires_at_idx" ON "one_time_codes"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "subscribers_email_key" ON "subscribers"("email");

-- CreateIndex
CREATE INDEX "subscribers_created_at_idx" ON "subscribers"("created_at");

-- CreateIndex
CREATE INDEX "messages_created_at_idx" ON "messages"("created_at");

-- CreateIndex
CREATE INDEX "progress_user_key_changed_at_idx" ON "progress"("user_key", "changed_at");

-- CreateIndex
CREATE UNIQUE INDEX "progress_user_key_change_key_key" ON "progress"("user_key", "change_key");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- AddForeignKey
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_author_key_fkey" FOREIGN KEY ("author_key") REFERENCES "users"("key") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "administrator_sessions" ADD CONSTRAINT "administrator_sessions_administrator_key_fkey" FOREIGN KEY ("administrator_key") REFERENCES "administrators"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "progress" ADD CONSTRAINT "progress_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot say

-- Extensions that come with PostgreSQL: typing errors (trigrams) and accents in search.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- unaccent() is only STABLE because a dictionary could be replaced. Ours is not, so an index may use it.
CREATE FUNCTION search_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- What full-text search reads: the header weighs more than the text.
ALTER TABLE "search_documents" ADD COLUMN "document" tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('english', search_fold("header")), 'A') || setweight(to_tsvector('english', search_fold("text")), 'B')
) STORED;
CREATE INDEX "search_documents_document_idx" ON "search_documents" USING GIN ("document");
CREATE INDEX "search_documents_header_trgm_idx" ON "search_documents" USING GIN (search_fold("header") gin_trgm_ops);

-- A pending sign-up does not keep a phone number from its owner.
CREATE UNIQUE INDEX "users_verified_phone_key" ON "users" ("phone") WHERE "verified_at" IS NOT NULL AND "phone" IS NOT NULL;

ALTER TABLE "progress" ADD CONSTRAINT "progress_field_check" CHECK ("field" IN ('done', 'starred', 'note'));
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_purpose_check" CHECK ("purpose" IN ('sign-up', 'reset'));
