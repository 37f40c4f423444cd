WITH day AS (
  SELECT cause, given_on, sum(euros) AS day_total
  FROM gift
  GROUP BY cause, given_on
)
SELECT
  cause,
  given_on,
  day_total,
  (
    SELECT sum(earlier.day_total)
    FROM day AS earlier
    WHERE earlier.cause = day.cause AND earlier.given_on <= day.given_on
  ) AS so_far
FROM day
ORDER BY cause, given_on;
