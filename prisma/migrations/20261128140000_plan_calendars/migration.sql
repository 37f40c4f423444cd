-- The calendar of a plan is asked for by its token alone.
CREATE INDEX "own_records_calendar_idx" ON "own_records" (("record" ->> 'calendar')) WHERE "kind" = 'study-plan';
