-- For server/practice/neighbours.ts: the problems of a kind on a first topic, by id.
CREATE INDEX "problems_kind_first_topic_id_idx" ON "problems" ("kind", split_part("topics", ',', 1), "id");
