SELECT
  cause,
  given_on,
  sum(euros) AS day_total,
  sum(sum(euros)) OVER (PARTITION BY cause ORDER BY given_on) AS so_far
FROM gift
GROUP BY cause, given_on
ORDER BY cause, given_on;
