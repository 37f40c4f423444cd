-- Wrong Answer: DISTINCT adds up donations of the same amount only once
SELECT
  cause,
  given_on,
  sum(DISTINCT euros) AS day_total,
  sum(sum(DISTINCT euros)) OVER (PARTITION BY cause ORDER BY given_on) AS so_far
FROM gift
GROUP BY cause, given_on
ORDER BY cause, given_on;
