-- Wrong Answer: counts crossings whose passengers nobody counted
SELECT route, count(*) AS counted, round(avg(passengers), 1) AS average
FROM crossing
GROUP BY route
HAVING count(*) >= 3 AND avg(passengers) < 20;
