-- Wrong Answer: lag looks only at the previous report, which may have no price either
SELECT
  station,
  day,
  coalesce(euros, lag(euros) OVER in_order) AS euros,
  CASE
    WHEN euros IS NOT NULL THEN 0
    WHEN lag(euros) OVER in_order IS NOT NULL THEN day - lag(day) OVER in_order
  END AS age
FROM price
WINDOW in_order AS (PARTITION BY station ORDER BY day)
ORDER BY station, day;
