-- Wrong Answer: a comparison with NULL loses the articles that one side lacks
SELECT
  article,
  coalesce(booked.pieces, 0) AS booked,
  coalesce(found.pieces, 0) AS counted
FROM booked
FULL JOIN (
  SELECT article, sum(pieces) AS pieces FROM counted GROUP BY article
) AS found USING (article)
WHERE booked.pieces <> found.pieces;
