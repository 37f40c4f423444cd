SELECT
  wine,
  round(avg(points::numeric / place), 2) AS quality,
  round(100.0 * count(*) FILTER (WHERE points < 3) / count(*), 2) AS poor_percent
FROM glass
WHERE wine IS NOT NULL
GROUP BY wine;
