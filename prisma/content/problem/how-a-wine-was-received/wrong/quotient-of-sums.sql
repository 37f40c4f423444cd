-- Wrong Answer: divides the sums instead of averaging the quotients
SELECT
  wine,
  round(sum(points)::numeric / sum(place), 2) AS quality,
  round(100.0 * count(*) FILTER (WHERE points < 3) / count(*), 2) AS poor_percent
FROM glass
WHERE wine IS NOT NULL
GROUP BY wine;
