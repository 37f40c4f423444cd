-- Wrong Answer: the left join drops articles that are not in the books
SELECT
  article,
  booked.pieces AS booked,
  coalesce(found.pieces, 0) AS counted
FROM booked
LEFT JOIN (
  SELECT article, sum(pieces) AS pieces FROM counted GROUP BY article
) AS found USING (article)
WHERE booked.pieces <> coalesce(found.pieces, 0);
