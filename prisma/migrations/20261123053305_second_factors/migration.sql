-- CreateTable
CREATE TABLE "second_factors" (
    "administrator_key" UUID NOT NULL,
    "secret" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "recovery_hashes" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "second_factors_pkey" PRIMARY KEY ("administrator_key")
);

-- AddForeignKey
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_administrator_key_fkey" FOREIGN KEY ("administrator_key") REFERENCES "administrators"("key") ON DELETE CASCADE ON UPDATE CASCADE;
