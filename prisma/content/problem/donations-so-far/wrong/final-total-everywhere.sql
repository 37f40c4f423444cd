-- Wrong Answer: without ORDER BY the frame is the whole partition
SELECT
  cause,
  given_on,
  sum(euros) AS day_total,
  sum(sum(euros)) OVER (PARTITION BY cause) AS so_far
FROM gift
GROUP BY cause, given_on
ORDER BY cause, given_on;
