-- Wrong Answer: returns a row for each donation instead of one for each day
SELECT
  cause,
  given_on,
  sum(euros) OVER (PARTITION BY cause, given_on) AS day_total,
  sum(euros) OVER (PARTITION BY cause ORDER BY given_on) AS so_far
FROM gift
ORDER BY cause, given_on;
