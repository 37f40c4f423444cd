SELECT
  article,
  coalesce(booked.pieces, 0) AS booked,
  coalesce(found.pieces, 0) AS counted
FROM booked
FULL JOIN (
  SELECT article, sum(pieces) AS pieces FROM counted GROUP BY article
) AS found USING (article)
WHERE coalesce(booked.pieces, 0) <> coalesce(found.pieces, 0);
