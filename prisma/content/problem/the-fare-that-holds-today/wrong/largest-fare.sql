-- Wrong Answer: takes the highest fare instead of the latest
SELECT zone.name AS zone, max(fare.euros) AS euros, max(fare.since) AS since
FROM zone
LEFT JOIN fare ON fare.zone_id = zone.id AND fare.since <= '2024-09-15'
GROUP BY zone.id;
