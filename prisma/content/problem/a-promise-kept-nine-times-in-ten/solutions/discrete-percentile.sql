SELECT
  branch,
  count(*) AS deliveries,
  percentile_disc(0.9) WITHIN GROUP (ORDER BY minutes) AS minutes
FROM delivery
GROUP BY branch
HAVING count(*) >= 5;
