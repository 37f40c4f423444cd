-- AlterTable
ALTER TABLE "progress" ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "activity_marks" (
    "user_key" UUID NOT NULL,
    "day" TEXT NOT NULL,
    "problem_name" TEXT NOT NULL,

    CONSTRAINT "activity_marks_pkey" PRIMARY KEY ("user_key","day","problem_name")
);

-- CreateTable
CREATE TABLE "progress_imports" (
    "user_key" UUID NOT NULL,
    "imported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "replaced" JSONB NOT NULL,

    CONSTRAINT "progress_imports_pkey" PRIMARY KEY ("user_key")
);

-- CreateIndex
CREATE INDEX "progress_user_key_revision_idx" ON "progress"("user_key", "revision");

-- AddForeignKey
ALTER TABLE "activity_marks" ADD CONSTRAINT "activity_marks_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "progress_imports" ADD CONSTRAINT "progress_imports_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE;
