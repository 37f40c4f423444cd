-- Wrong Answer: treats days without a row as 0
SELECT
  day,
  count(*) OVER week AS open_days,
  round(sum(rolls) OVER week / 7.0, 2) AS average
FROM sale
WINDOW week AS (
  ORDER BY day RANGE BETWEEN INTERVAL '6 days' PRECEDING AND CURRENT ROW
)
ORDER BY day;
