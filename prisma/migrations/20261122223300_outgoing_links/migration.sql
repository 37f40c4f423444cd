-- CreateTable
CREATE TABLE "outgoing_links" (
    "key" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "status" INTEGER,
    "failure" TEXT NOT NULL DEFAULT '',
    "moved_to" TEXT NOT NULL DEFAULT '',
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failing_since" TIMESTAMPTZ(3),
    "is_gone" BOOLEAN NOT NULL DEFAULT false,
    "is_dismissed" BOOLEAN NOT NULL DEFAULT false,
    "checked_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outgoing_links_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "outgoing_links_address_key" ON "outgoing_links"("address");

-- CreateIndex
CREATE INDEX "outgoing_links_due_at_idx" ON "outgoing_links"("due_at");

-- CreateIndex
CREATE INDEX "outgoing_links_is_gone_idx" ON "outgoing_links"("is_gone");
