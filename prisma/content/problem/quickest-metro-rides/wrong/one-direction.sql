-- Wrong Answer: follows links from a to b only
WITH RECURSIVE ride AS (
  SELECT 'Central' AS station, 0 AS minutes, 0 AS stops, ARRAY['Central'] AS visited
  UNION ALL
  SELECT
    link.b,
    ride.minutes + link.minutes,
    ride.stops + 1,
    ride.visited || link.b
  FROM ride
  JOIN link ON link.a = ride.station
  WHERE link.b <> ALL (ride.visited)
), best AS (
  SELECT DISTINCT ON (station) station, minutes, stops
  FROM ride
  ORDER BY station, minutes, stops
)
SELECT station.name AS station, best.minutes, best.stops
FROM station
LEFT JOIN best ON best.station = station.name
ORDER BY best.minutes, station.name;
