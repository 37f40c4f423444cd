-- Wrong Answer: takes the end of the rental that starts last, which need not end last
WITH marked AS (
  SELECT
    *,
    CASE
      WHEN starts_at <= max(ends_at) OVER (
        PARTITION BY hall
        ORDER BY starts_at, id
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
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
  (array_agg(ends_at ORDER BY starts_at DESC, id DESC))[1] AS to_time,
  count(*) AS rentals
FROM numbered
GROUP BY hall, use
ORDER BY hall, from_time;
