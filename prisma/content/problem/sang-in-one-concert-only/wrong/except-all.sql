-- Wrong Answer: EXCEPT ALL removes one row for each match, so a singer who is listed more often in one concert remains
SELECT singer, 'spring' AS concert
FROM (
  SELECT singer FROM spring WHERE singer IS NOT NULL
  EXCEPT ALL
  SELECT singer FROM autumn
) AS spring_only
UNION ALL
SELECT singer, 'autumn' AS concert
FROM (
  SELECT singer FROM autumn WHERE singer IS NOT NULL
  EXCEPT ALL
  SELECT singer FROM spring
) AS autumn_only;
