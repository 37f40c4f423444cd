WITH RECURSIVE step AS (
  SELECT a AS origin, b AS target, minutes FROM link
  UNION ALL
  SELECT b, a, minutes FROM link
), ride AS (
  SELECT 'Central' AS station, 0 AS minutes, 0 AS stops
  UNION ALL
  SELECT station, minutes, stops
  FROM (
    SELECT
      step.target AS station,
      ride.minutes + step.minutes AS minutes,
      ride.stops + 1 AS stops,
      row_number() OVER (
        PARTITION BY step.target ORDER BY ride.minutes + step.minutes
      ) AS place
    FROM ride
    JOIN step ON step.origin = ride.station
    WHERE ride.stops + 1 < (SELECT count(*) FROM station)
  ) AS arrival
  WHERE place = 1
), best AS (
  SELECT DISTINCT ON (station) station, minutes, stops
  FROM ride
  ORDER BY station, minutes, stops
)
SELECT station.name AS station, best.minutes, best.stops
FROM station
LEFT JOIN best ON best.station = station.name
ORDER BY best.minutes, station.name;
