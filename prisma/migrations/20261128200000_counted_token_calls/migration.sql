-- The calls of an access token are counted in its row, by the statement that finds it.
ALTER TABLE "access_tokens" ADD COLUMN "calls" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "counted_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
