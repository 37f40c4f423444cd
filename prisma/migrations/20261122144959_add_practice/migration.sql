-- CreateTable
CREATE TABLE "problem_drafts" (
    "user_key" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "previous_code" TEXT,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "change_key" UUID NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "problem_drafts_pkey" PRIMARY KEY ("user_key","slug","language")
);

-- CreateTable
CREATE TABLE "submissions" (
    "user_key" UUID NOT NULL,
    "key" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "milliseconds" INTEGER,
    "passed" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "submissions_pkey" PRIMARY KEY ("user_key","key")
);

-- CreateIndex
CREATE INDEX "submissions_user_key_slug_submitted_at_key_idx" ON "submissions"("user_key", "slug", "submitted_at" DESC, "key" DESC);

-- CreateIndex
CREATE INDEX "submissions_user_key_submitted_at_key_idx" ON "submissions"("user_key", "submitted_at" DESC, "key" DESC);

-- AddForeignKey
ALTER TABLE "problem_drafts" ADD CONSTRAINT "problem_drafts_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE;
