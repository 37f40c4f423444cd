-- Wrong Answer: counts equal stamps once
SELECT
  hiker.id AS hiker_id,
  hiker.name,
  hut.name AS hut,
  count(DISTINCT stamp.hut) AS stamps
FROM hiker
CROSS JOIN hut
LEFT JOIN stamp ON stamp.hiker_id = hiker.id AND stamp.hut = hut.name
GROUP BY hiker.id, hiker.name, hut.name
ORDER BY hiker_id, hut;
