-- A name that a public profile had is nobody else's for 90 days, so that links to it do not lead to another person.
CREATE TABLE "freed_profile_names" (
    "name" TEXT NOT NULL,
    "user_key" UUID,
    "freed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "freed_profile_names_pkey" PRIMARY KEY ("name"),
    CONSTRAINT "freed_profile_names_user_key_fkey" FOREIGN KEY ("user_key") REFERENCES "users"("key") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE INDEX "freed_profile_names_user_key_idx" ON "freed_profile_names"("user_key");
CREATE INDEX "freed_profile_names_freed_at_idx" ON "freed_profile_names"("freed_at");

-- Runs after the index of the names has let one have it, so that it sees who freed it meanwhile.
CREATE FUNCTION hold_profile_names() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  held_for CONSTANT interval := '90 days';
  most CONSTANT integer := 10;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.name = OLD.name THEN RETURN NULL; END IF;
  DELETE FROM freed_profile_names WHERE freed_at <= now() - held_for;
  IF TG_OP <> 'INSERT' THEN
    -- Of an account that is gone nothing else is kept.
    INSERT INTO freed_profile_names AS freed (name, user_key) VALUES (OLD.name, CASE TG_OP WHEN 'UPDATE' THEN OLD.user_key END)
    ON CONFLICT (name) DO UPDATE SET user_key = EXCLUDED.user_key, freed_at = EXCLUDED.freed_at;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN NULL; END IF;
  IF EXISTS (SELECT FROM freed_profile_names AS freed WHERE name = NEW.name AND freed.user_key IS DISTINCT FROM NEW.user_key) THEN
    RAISE EXCEPTION 'the name % is held for who had it', NEW.name USING ERRCODE = 'unique_violation';
  END IF;
  DELETE FROM freed_profile_names WHERE name = NEW.name;
  IF (SELECT count(*) FROM freed_profile_names AS freed WHERE freed.user_key = NEW.user_key) > most THEN
    RAISE EXCEPTION 'Your profile had % names in the last 90 days; please take one of them back', most USING ERRCODE = 'GP409';
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER public_profiles_names AFTER INSERT OR UPDATE OR DELETE ON public_profiles
FOR EACH ROW EXECUTE FUNCTION hold_profile_names();
