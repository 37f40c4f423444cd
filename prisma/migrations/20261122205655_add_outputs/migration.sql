-- AlterTable
ALTER TABLE "blogs" ADD COLUMN     "output" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "output2" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "output3" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "cheat_sheet_items" ADD COLUMN     "output" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "contests" ADD COLUMN     "output" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "output2" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "output3" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "output4" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "output5" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "questions" ADD COLUMN     "output" TEXT NOT NULL DEFAULT '';
