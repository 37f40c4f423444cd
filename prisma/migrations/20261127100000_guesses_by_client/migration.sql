-- By whom a code was asked for: what a stranger asks for replaces nobody's.
ALTER TABLE "one_time_codes" ADD COLUMN "asked_by" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "administrator_devices" (
    "administrator_key" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "first_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "administrator_devices_pkey" PRIMARY KEY ("administrator_key","token_hash")
);

-- AddForeignKey
ALTER TABLE "administrator_devices" ADD CONSTRAINT "administrator_devices_administrator_key_fkey" FOREIGN KEY ("administrator_key") REFERENCES "administrators"("key") ON DELETE CASCADE ON UPDATE CASCADE;
