-- What a learner shows of themselves at /u/<name>, off until they switch it on.
CREATE TABLE "public_profiles" (
    "user_key" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "is_on" BOOLEAN NOT NULL DEFAULT false,
    "may_be_indexed" BOOLEAN NOT NULL DEFAULT false,
    "time_zone" TEXT NOT NULL DEFAULT 'UTC',
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "public_profiles_pkey" PRIMARY KEY ("user_key"),
    CONSTRAINT "public_profiles_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "public_profiles_name_key" ON "public_profiles"("name");
