-- AlterTable
ALTER TABLE "content_changes" ADD COLUMN     "batch_key" UUID;

-- CreateIndex
CREATE INDEX "content_changes_batch_key_idx" ON "content_changes"("batch_key");
