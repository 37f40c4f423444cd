-- Wrong Answer: points / place is an integer division
SELECT
  wine,
  round(avg(points / place), 2) AS quality,
  round(100.0 * count(*) FILTER (WHERE points < 3) / count(*), 2) AS poor_percent
FROM glass
WHERE wine IS NOT NULL
GROUP BY wine;
