-- AlterTable
ALTER TABLE "administrator_sessions" ADD COLUMN     "proved_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "user_sessions" ADD COLUMN     "proved_at" TIMESTAMPTZ(3);

-- A code may also prove who asks. The purposes are those of server/accounts/one-time-codes.ts: a list here would refuse
-- the next one as well, and cannot be put in place of another while an older version runs.
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_purpose_check";
