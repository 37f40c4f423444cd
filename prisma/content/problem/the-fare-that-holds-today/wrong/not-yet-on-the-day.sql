-- Wrong Answer: leaves out rows that start on the day itself, which are already valid
SELECT DISTINCT ON (zone.id) zone.name AS zone, fare.euros, fare.since
FROM zone
LEFT JOIN fare ON fare.zone_id = zone.id AND fare.since < '2024-09-15'
ORDER BY zone.id, fare.since DESC, fare.id DESC;
