-- Wrong Answer: returns a group for glasses without a wine
SELECT
  wine,
  round(avg(points::numeric / place), 2) AS quality,
  round(100.0 * count(*) FILTER (WHERE points < 3) / count(*), 2) AS poor_percent
FROM glass
GROUP BY wine;
