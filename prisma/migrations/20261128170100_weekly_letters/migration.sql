-- Who has asked for the weekly letter, and when theirs is due.
CREATE TABLE "weekly_letters" (
    "user_key" UUID NOT NULL,
    "time_zone" TEXT NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "weekly_letters_pkey" PRIMARY KEY ("user_key"),
    CONSTRAINT "weekly_letters_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "weekly_letters_next_at_idx" ON "weekly_letters"("next_at");
