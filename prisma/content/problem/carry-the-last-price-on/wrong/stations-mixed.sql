-- Wrong Answer: carries the price of one station over to another
WITH numbered AS (
  SELECT station, day, euros, count(euros) OVER (ORDER BY station, day) AS stretch
  FROM price
)
SELECT
  station,
  day,
  max(euros) OVER same_stretch AS euros,
  day - min(day) FILTER (WHERE euros IS NOT NULL) OVER same_stretch AS age
FROM numbered
WINDOW same_stretch AS (PARTITION BY stretch)
ORDER BY station, day;
