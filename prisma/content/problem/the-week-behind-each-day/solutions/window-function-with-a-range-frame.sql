SELECT
  day,
  count(*) OVER week AS open_days,
  round(avg(rolls) OVER week, 2) AS average
FROM sale
WINDOW week AS (
  ORDER BY day RANGE BETWEEN INTERVAL '6 days' PRECEDING AND CURRENT ROW
)
ORDER BY day;
