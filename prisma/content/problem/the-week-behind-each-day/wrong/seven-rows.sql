-- Wrong Answer: ROWS counts rows, which reach back too far if there are closed days
SELECT
  day,
  count(*) OVER week AS open_days,
  round(avg(rolls) OVER week, 2) AS average
FROM sale
WINDOW week AS (ORDER BY day ROWS BETWEEN 6 PRECEDING AND CURRENT ROW)
ORDER BY day;
