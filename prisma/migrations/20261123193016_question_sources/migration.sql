-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "sources" TEXT NOT NULL DEFAULT '';
