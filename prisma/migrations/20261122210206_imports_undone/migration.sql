-- AlterTable
ALTER TABLE "content_changes" ADD COLUMN     "import_key" UUID,
ADD COLUMN     "is_undo" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "content_imports" ADD COLUMN     "add_only" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "dismissed_at" TIMESTAMPTZ(3),
ALTER COLUMN "all_or_none" SET DEFAULT false;

-- CreateIndex
CREATE INDEX "content_changes_import_key_key_idx" ON "content_changes"("import_key", "key");
