-- Wrong Answer: returns only the singers of spring
SELECT singer, 'spring' AS concert
FROM (
  SELECT singer FROM spring WHERE singer IS NOT NULL
  EXCEPT
  SELECT singer FROM autumn
) AS spring_only;
