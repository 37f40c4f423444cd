-- Wrong Answer: several gifts of a day make several rows
SELECT
  cause,
  given_on,
  sum(euros) OVER (PARTITION BY cause, given_on) AS day_total,
  sum(euros) OVER (PARTITION BY cause ORDER BY given_on) AS so_far
FROM gift
ORDER BY cause, given_on;
