-- AlterTable
ALTER TABLE "problems" ADD COLUMN     "same_idea_as" TEXT NOT NULL DEFAULT '';
