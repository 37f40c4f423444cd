-- Wrong Answer: an earlier rental of another hall bridges the gap
WITH marked AS (
  SELECT
    *,
    CASE
      WHEN starts_at <= max(ends_at) OVER (
        ORDER BY starts_at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
      ) THEN 0
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
