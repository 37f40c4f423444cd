SELECT
  coalesce(spring_singer.singer, autumn_singer.singer) AS singer,
  CASE WHEN autumn_singer.singer IS NULL THEN 'spring' ELSE 'autumn' END AS concert
FROM (SELECT DISTINCT singer FROM spring WHERE singer IS NOT NULL) AS spring_singer
FULL JOIN (SELECT DISTINCT singer FROM autumn WHERE singer IS NOT NULL) AS autumn_singer
  ON autumn_singer.singer = spring_singer.singer
WHERE spring_singer.singer IS NULL OR autumn_singer.singer IS NULL;
