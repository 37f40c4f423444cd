-- AlterTable
ALTER TABLE "blogs" ADD COLUMN     "heading" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "heading2" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "heading3" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "also_asked" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "short_answer" TEXT NOT NULL DEFAULT '';
