-- CreateTable
CREATE TABLE "known_devices" (
    "user_key" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "address" TEXT NOT NULL DEFAULT '',
    "user_agent" TEXT NOT NULL DEFAULT '',
    "first_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "notice_at" TIMESTAMPTZ(3),

    CONSTRAINT "known_devices_pkey" PRIMARY KEY ("user_key","token_hash")
);

-- AddForeignKey
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- Asked for every few seconds, and nearly always empty.
CREATE INDEX "known_devices_due_idx" ON "known_devices" ("notice_at") WHERE "notice_at" IS NOT NULL;
