SELECT
  hiker.id AS hiker_id,
  hiker.name,
  hut.name AS hut,
  (
    SELECT count(*)
    FROM stamp
    WHERE stamp.hiker_id = hiker.id AND stamp.hut = hut.name
  ) AS stamps
FROM hiker
CROSS JOIN hut
ORDER BY hiker_id, hut;
