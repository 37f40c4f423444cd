-- Wrong Answer: mistakes the subtotal of the outdoor shows for the grand total
SELECT
  CASE
    WHEN hall IS NULL THEN 'all'
    WHEN film IS NULL THEN 'hall'
    ELSE 'film'
  END AS level,
  hall,
  film,
  coalesce(sum(seats), 0) AS seats
FROM ticket
GROUP BY ROLLUP (hall, film);
