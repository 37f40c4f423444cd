-- Wrong Answer: returns two rows where one corrects the other
SELECT zone.name AS zone, fare.euros, fare.since
FROM zone
LEFT JOIN fare
  ON fare.zone_id = zone.id
  AND fare.since = (
    SELECT max(other.since)
    FROM fare AS other
    WHERE other.zone_id = zone.id AND other.since <= '2024-09-15'
  );
