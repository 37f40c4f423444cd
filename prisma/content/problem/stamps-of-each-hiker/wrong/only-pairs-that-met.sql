-- Wrong Answer: leaves out pairs without a stamp
SELECT hiker.id AS hiker_id, hiker.name, stamp.hut, count(*) AS stamps
FROM hiker
JOIN stamp ON stamp.hiker_id = hiker.id
GROUP BY hiker.id, hiker.name, stamp.hut
ORDER BY hiker_id, hut;
