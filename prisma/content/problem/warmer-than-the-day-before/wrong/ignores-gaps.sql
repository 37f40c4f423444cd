-- Wrong Answer: compares with the latest measurement before, even if days are missing
WITH compared AS (
  SELECT id, celsius, lag(celsius) OVER (ORDER BY taken_on) AS previous_celsius
  FROM measurement
)
SELECT id FROM compared WHERE celsius > previous_celsius;
