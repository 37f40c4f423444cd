-- Wrong Answer: leaves out the longest duration, however many deliveries there are
SELECT branch, count(*) + 1 AS deliveries, max(minutes) AS minutes
FROM (
  SELECT
    branch,
    minutes,
    row_number() OVER (PARTITION BY branch ORDER BY minutes DESC) AS place
  FROM delivery
) AS numbered
WHERE place > 1
GROUP BY branch
HAVING count(*) + 1 >= 5;
