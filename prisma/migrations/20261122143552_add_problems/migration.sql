-- CreateTable
CREATE TABLE "problems" (
    "key" UUID NOT NULL,
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "level" TEXT NOT NULL DEFAULT '',
    "topics" TEXT NOT NULL DEFAULT '',
    "contest" INTEGER,
    "letter" TEXT NOT NULL DEFAULT '',
    "signature" TEXT NOT NULL DEFAULT '',
    "checker" TEXT NOT NULL DEFAULT '',
    "statement" TEXT NOT NULL DEFAULT '',
    "schema" TEXT NOT NULL DEFAULT '',
    "constraints" TEXT NOT NULL DEFAULT '',
    "hints" TEXT NOT NULL DEFAULT '',
    "image" TEXT NOT NULL DEFAULT '',
    "figtitle" TEXT NOT NULL DEFAULT '',
    "cases" TEXT NOT NULL DEFAULT '',
    "generator" TEXT NOT NULL DEFAULT '',
    "validator" TEXT NOT NULL DEFAULT '',
    "check" TEXT NOT NULL DEFAULT '',
    "approaches" TEXT NOT NULL DEFAULT '',
    "wrong" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "problems_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "problems_id_key" ON "problems"("id");

-- CreateIndex
CREATE INDEX "problems_kind_id_idx" ON "problems"("kind", "id");

-- CreateIndex
CREATE INDEX "problems_name_idx" ON "problems" USING HASH ("name");
