-- Wrong Answer: a guest puts NULL into the list, and NOT IN is never true
SELECT DISTINCT singer, 'spring' AS concert
FROM spring
WHERE singer NOT IN (SELECT singer FROM autumn)
UNION ALL
SELECT DISTINCT singer, 'autumn' AS concert
FROM autumn
WHERE singer NOT IN (SELECT singer FROM spring);
