-- Tokens by which a learner's own programs call the REST door.
CREATE TABLE "access_tokens" (
    "key" UUID NOT NULL,
    "user_key" UUID NOT NULL,
    "place" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "can_write" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "access_tokens_pkey" PRIMARY KEY ("key"),
    -- So that an account has at most 20, whoever makes them at the same time.
    CONSTRAINT "access_tokens_place" CHECK ("place" BETWEEN 1 AND 20),
    CONSTRAINT "access_tokens_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "access_tokens_token_hash_key" ON "access_tokens"("token_hash");
CREATE UNIQUE INDEX "access_tokens_user_key_place_key" ON "access_tokens"("user_key", "place");
