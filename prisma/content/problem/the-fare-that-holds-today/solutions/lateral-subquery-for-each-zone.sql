SELECT zone.name AS zone, latest.euros, latest.since
FROM zone
LEFT JOIN LATERAL (
  SELECT euros, since
  FROM fare
  WHERE fare.zone_id = zone.id AND fare.since <= '2024-09-15'
  ORDER BY fare.since DESC, fare.id DESC
  LIMIT 1
) AS latest ON true;
