-- Wrong Answer: compares the books with single rows of the count instead of their sum
SELECT
  article,
  coalesce(booked.pieces, 0) AS booked,
  coalesce(counted.pieces, 0) AS counted
FROM booked
FULL JOIN counted USING (article)
WHERE coalesce(booked.pieces, 0) <> coalesce(counted.pieces, 0);
