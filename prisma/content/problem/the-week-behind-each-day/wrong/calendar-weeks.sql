-- Wrong Answer: averages over calendar weeks instead of the 7 days that end with each day
SELECT
  day,
  count(*) OVER week AS open_days,
  round(avg(rolls) OVER week, 2) AS average
FROM sale
WINDOW week AS (PARTITION BY date_trunc('week', day::timestamp) ORDER BY day)
ORDER BY day;
