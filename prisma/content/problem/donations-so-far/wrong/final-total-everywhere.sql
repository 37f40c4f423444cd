-- Wrong Answer: without ORDER BY a window sees the whole partition
SELECT
  cause,
  given_on,
  sum(euros) AS day_total,
  sum(sum(euros)) OVER (PARTITION BY cause) AS so_far
FROM gift
GROUP BY cause, given_on
ORDER BY cause, given_on;
