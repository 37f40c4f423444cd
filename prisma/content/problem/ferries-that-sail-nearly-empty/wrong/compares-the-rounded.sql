-- Wrong Answer: rounds an average of 19.98 to 20.0 before the comparison
SELECT
  route,
  count(passengers) AS counted,
  round(avg(passengers), 1) AS average
FROM crossing
GROUP BY route
HAVING count(passengers) >= 3 AND round(avg(passengers), 1) < 20;
