WITH RECURSIVE step AS (
  SELECT a AS origin, b AS target, minutes FROM link
  UNION ALL
  SELECT b, a, minutes FROM link
), ride AS (
  SELECT 'Central' AS station, 0 AS minutes, 0 AS stops, ARRAY['Central'] AS visited
  UNION ALL
  SELECT
    step.target,
    ride.minutes + step.minutes,
    ride.stops + 1,
    ride.visited || step.target
  FROM ride
  JOIN step ON step.origin = ride.station
  WHERE step.target <> ALL (ride.visited)
), best AS (
  SELECT DISTINCT ON (station) station, minutes, stops
  FROM ride
  ORDER BY station, minutes, stops
)
SELECT station.name AS station, best.minutes, best.stops
FROM station
LEFT JOIN best ON best.station = station.name
ORDER BY best.minutes, station.name;
