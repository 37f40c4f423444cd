-- Wrong Answer: asks for more than 90 %, but exactly 90 % is enough
WITH counted AS (
  SELECT
    branch,
    minutes,
    count(*) OVER (PARTITION BY branch ORDER BY minutes) AS within,
    count(*) OVER (PARTITION BY branch) AS deliveries
  FROM delivery
)
SELECT branch, deliveries, min(minutes) AS minutes
FROM counted
WHERE deliveries >= 5 AND 10 * within > 9 * deliveries
GROUP BY branch, deliveries;
