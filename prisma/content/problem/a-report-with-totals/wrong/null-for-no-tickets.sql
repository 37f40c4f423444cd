-- Wrong Answer: the sum over an empty table is NULL
SELECT
  CASE
    WHEN grouping(hall) = 1 THEN 'all'
    WHEN grouping(film) = 1 THEN 'hall'
    ELSE 'film'
  END AS level,
  hall,
  film,
  sum(seats) AS seats
FROM ticket
GROUP BY ROLLUP (hall, film);
