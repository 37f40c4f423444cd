-- AlterTable
ALTER TABLE "blogs" ADD COLUMN     "declined_note" TEXT;

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
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "content_changes_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "content_imports" (
    "key" UUID NOT NULL,
    "resource" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "all_or_none" BOOLEAN NOT NULL,
    "rows" JSONB NOT NULL,
    "total" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "report" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

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

-- CreateIndex
CREATE INDEX "content_changes_record_key_at_idx" ON "content_changes"("record_key", "at");

-- CreateIndex
CREATE INDEX "content_changes_resource_at_idx" ON "content_changes"("resource", "at");

-- CreateIndex
CREATE INDEX "content_imports_created_at_idx" ON "content_imports"("created_at");

-- CreateIndex
CREATE INDEX "newsletters_created_at_idx" ON "newsletters"("created_at");

-- CreateIndex
CREATE INDEX "newsletter_deliveries_newsletter_key_state_idx" ON "newsletter_deliveries"("newsletter_key", "state");

-- CreateIndex
CREATE INDEX "messages_read_at_idx" ON "messages"("read_at");

-- AddForeignKey
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_newsletter_key_fkey" FOREIGN KEY ("newsletter_key") REFERENCES "newsletters"("key") ON DELETE CASCADE ON UPDATE CASCADE;
