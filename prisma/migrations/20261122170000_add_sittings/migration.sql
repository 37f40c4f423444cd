-- CreateTable
CREATE TABLE "sittings" (
    "user_key" UUID NOT NULL,
    "key" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "contest" INTEGER,
    "title" TEXT NOT NULL,
    "problems" JSONB NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "minutes" INTEGER NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "tries" JSONB NOT NULL,
    "reflection" JSONB,
    "revision" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "sittings_pkey" PRIMARY KEY ("user_key","key")
);

-- CreateIndex
CREATE INDEX "sittings_user_key_started_at_key_idx" ON "sittings"("user_key", "started_at" DESC, "key" DESC);

-- CreateIndex
CREATE INDEX "problems_contest_idx" ON "problems"("contest");

-- AddForeignKey
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE;
