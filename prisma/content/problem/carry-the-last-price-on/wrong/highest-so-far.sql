-- Wrong Answer: takes the highest price so far instead of the latest
SELECT
  station,
  day,
  coalesce(euros, max(euros) OVER in_order) AS euros,
  day - max(day) FILTER (WHERE euros IS NOT NULL) OVER in_order AS age
FROM price
WINDOW in_order AS (PARTITION BY station ORDER BY day)
ORDER BY station, day;
