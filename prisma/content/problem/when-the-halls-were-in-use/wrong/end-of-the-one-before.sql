-- Wrong Answer: compares only with the previous rental, although an earlier one may end later
WITH marked AS (
  SELECT
    *,
    CASE
      WHEN starts_at <= lag(ends_at) OVER (PARTITION BY hall ORDER BY starts_at, id)
        THEN 0
      ELSE 1
    END AS begins
  FROM rental
), numbered AS (
  SELECT *, sum(begins) OVER (PARTITION BY hall ORDER BY starts_at, id) AS use
  FROM marked
)
SELECT
  hall,
  min(starts_at) AS from_time,
  max(ends_at) AS to_time,
  count(*) AS rentals
FROM numbered
GROUP BY hall, use
ORDER BY hall, from_time;
