-- Wrong Answer: treats crossings that nobody counted as empty
SELECT
  route,
  count(passengers) AS counted,
  round(avg(coalesce(passengers, 0)), 1) AS average
FROM crossing
GROUP BY route
HAVING count(passengers) >= 3 AND avg(coalesce(passengers, 0)) < 20;
