-- A sign-up belongs to its attempt: only a verified account has its address alone.
CREATE UNIQUE INDEX "users_verified_email_key" ON "users" ("email") WHERE "verified_at" IS NOT NULL;

-- DropIndex
DROP INDEX "users_email_key";

-- CreateIndex
CREATE INDEX "users_email_idx" ON "users"("email");
