-- Wrong Answer: without PARTITION BY the running total does not restart for each cause
SELECT
  cause,
  given_on,
  sum(euros) AS day_total,
  sum(sum(euros)) OVER (ORDER BY given_on) AS so_far
FROM gift
GROUP BY cause, given_on
ORDER BY cause, given_on;
