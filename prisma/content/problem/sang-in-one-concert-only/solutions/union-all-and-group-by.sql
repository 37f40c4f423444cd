SELECT singer, min(concert) AS concert
FROM (
  SELECT singer, 'spring' AS concert FROM spring
  UNION ALL
  SELECT singer, 'autumn' AS concert FROM autumn
) AS listed
WHERE singer IS NOT NULL
GROUP BY singer
HAVING min(concert) = max(concert);
