WITH compared AS (
  SELECT
    id,
    taken_on,
    celsius,
    lag(taken_on) OVER (ORDER BY taken_on) AS previous_day,
    lag(celsius) OVER (ORDER BY taken_on) AS previous_celsius
  FROM measurement
)
SELECT id
FROM compared
WHERE previous_day = taken_on - 1 AND celsius > previous_celsius;
