-- Wrong Answer: percentile_cont interpolates between two durations that occurred
SELECT
  branch,
  count(*) AS deliveries,
  percentile_cont(0.9) WITHIN GROUP (ORDER BY minutes) AS minutes
FROM delivery
GROUP BY branch
HAVING count(*) >= 5;
