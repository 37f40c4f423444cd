SELECT
  rated.wine,
  rated.quality,
  round(100.0 * coalesce(poor.glasses, 0) / rated.glasses, 2) AS poor_percent
FROM (
  SELECT wine, round(avg(points::numeric / place), 2) AS quality, count(*) AS glasses
  FROM glass
  WHERE wine IS NOT NULL
  GROUP BY wine
) AS rated
LEFT JOIN (
  SELECT wine, count(*) AS glasses
  FROM glass
  WHERE points < 3
  GROUP BY wine
) AS poor ON poor.wine = rated.wine;
