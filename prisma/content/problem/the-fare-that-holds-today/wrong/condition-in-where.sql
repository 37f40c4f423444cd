-- Wrong Answer: the condition in WHERE drops zones without a valid row
SELECT DISTINCT ON (zone.id) zone.name AS zone, fare.euros, fare.since
FROM zone
LEFT JOIN fare ON fare.zone_id = zone.id
WHERE fare.since <= '2024-09-15'
ORDER BY zone.id, fare.since DESC, fare.id DESC;
