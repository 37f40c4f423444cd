-- Wrong Answer: sums the booked pieces once for each row of the count
SELECT
  article,
  coalesce(sum(booked.pieces), 0) AS booked,
  coalesce(sum(counted.pieces), 0) AS counted
FROM booked
FULL JOIN counted USING (article)
GROUP BY article
HAVING coalesce(sum(booked.pieces), 0) <> coalesce(sum(counted.pieces), 0);
