-- A list that a learner shares is found by its token.
CREATE INDEX "own_records_share_idx" ON "own_records" (("record" ->> 'share'))
WHERE "kind" = 'own-list' AND ("record" ->> 'share') IS NOT NULL;
