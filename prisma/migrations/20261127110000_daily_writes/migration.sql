-- How many of its records an account has written on a day, in UTC: it keeps one account from writing without end.
CREATE TABLE "daily_writes" (
    "user_key" UUID NOT NULL,
    "day" DATE NOT NULL,
    "writes" INTEGER NOT NULL,

    CONSTRAINT "daily_writes_pkey" PRIMARY KEY ("user_key"),
    CONSTRAINT "daily_writes_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Counts the rows of a statement, which are of one account, and refuses it once the day's limit is reached: the write
-- that reaches it may be an import, and is the last one.
CREATE FUNCTION count_daily_writes() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('gearup.is_restoring', true) = 'on' OR NOT EXISTS (SELECT FROM written) THEN RETURN NULL; END IF;
  INSERT INTO daily_writes AS counted (user_key, day, writes)
  SELECT user_key, (now() AT TIME ZONE 'UTC')::date, count(*) FROM written GROUP BY user_key
  ON CONFLICT (user_key) DO UPDATE SET day = EXCLUDED.day,
    writes = EXCLUDED.writes + CASE WHEN counted.day = EXCLUDED.day THEN counted.writes ELSE 0 END
  WHERE counted.day <> EXCLUDED.day OR counted.writes < 30000;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the account has written as much as it may in a day' USING ERRCODE = 'GP429';
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER count_inserts AFTER INSERT ON "progress"
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_daily_writes();
CREATE TRIGGER count_updates AFTER UPDATE ON "progress"
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_daily_writes();
CREATE TRIGGER count_inserts AFTER INSERT ON "problem_drafts"
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_daily_writes();
CREATE TRIGGER count_updates AFTER UPDATE ON "problem_drafts"
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_daily_writes();
CREATE TRIGGER count_inserts AFTER INSERT ON "submissions"
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_daily_writes();
CREATE TRIGGER count_inserts AFTER INSERT ON "sittings"
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_daily_writes();
CREATE TRIGGER count_updates AFTER UPDATE ON "sittings"
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_daily_writes();
