-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "place" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "record_key" UUID,
ADD COLUMN     "resource" TEXT;
