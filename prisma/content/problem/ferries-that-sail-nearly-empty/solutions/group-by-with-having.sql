SELECT
  route,
  count(passengers) AS counted,
  round(avg(passengers), 1) AS average
FROM crossing
GROUP BY route
HAVING count(passengers) >= 3 AND avg(passengers) < 20;
