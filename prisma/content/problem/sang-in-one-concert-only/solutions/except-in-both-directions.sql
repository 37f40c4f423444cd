SELECT singer, 'spring' AS concert
FROM (
  SELECT singer FROM spring WHERE singer IS NOT NULL
  EXCEPT
  SELECT singer FROM autumn
) AS spring_only
UNION ALL
SELECT singer, 'autumn' AS concert
FROM (
  SELECT singer FROM autumn WHERE singer IS NOT NULL
  EXCEPT
  SELECT singer FROM spring
) AS autumn_only;
