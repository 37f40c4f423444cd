-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "closed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "newsletters" ADD COLUMN     "scheduled_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "subscribers" ADD COLUMN     "consent_at" TIMESTAMPTZ(3),
ADD COLUMN     "consent_source" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "unsubscriptions" (
    "hash" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "unsubscriptions_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "message_replies" (
    "key" UUID NOT NULL,
    "message_key" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'sending',
    "error" TEXT NOT NULL DEFAULT '',
    "mail_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_replies_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "message_replies_message_key_created_at_idx" ON "message_replies"("message_key", "created_at");

-- AddForeignKey
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_key_fkey" FOREIGN KEY ("message_key") REFERENCES "messages"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- An address as it is known again without being kept. Without a secret of the site: a new one must not forget who left.
CREATE FUNCTION address_hash(email text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN encode(sha256(convert_to(email, 'UTF8')), 'hex');
