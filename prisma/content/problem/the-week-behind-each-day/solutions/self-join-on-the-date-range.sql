SELECT
  sale.day,
  count(*) AS open_days,
  round(avg(week.rolls), 2) AS average
FROM sale
JOIN sale AS week ON week.day BETWEEN sale.day - 6 AND sale.day
GROUP BY sale.day
ORDER BY sale.day;
