-- Wrong Answer: the minimum time and the fewest stops may belong to two different paths
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
)
SELECT station.name AS station, min(ride.minutes) AS minutes, min(ride.stops) AS stops
FROM station
LEFT JOIN ride ON ride.station = station.name
GROUP BY station.name
ORDER BY minutes, station.name;
