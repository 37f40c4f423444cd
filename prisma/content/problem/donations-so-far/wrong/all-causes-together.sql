-- Wrong Answer: without PARTITION BY the sum does not begin anew for a cause
SELECT
  cause,
  given_on,
  sum(euros) AS day_total,
  sum(sum(euros)) OVER (ORDER BY given_on) AS so_far
FROM gift
GROUP BY cause, given_on
ORDER BY cause, given_on;
