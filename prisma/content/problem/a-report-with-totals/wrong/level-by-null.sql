-- Wrong Answer: takes the open air for the sum of all halls
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
