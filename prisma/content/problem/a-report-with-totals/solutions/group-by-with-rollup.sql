SELECT
  CASE
    WHEN grouping(hall) = 1 THEN 'all'
    WHEN grouping(film) = 1 THEN 'hall'
    ELSE 'film'
  END AS level,
  hall,
  film,
  coalesce(sum(seats), 0) AS seats
FROM ticket
GROUP BY ROLLUP (hall, film);
