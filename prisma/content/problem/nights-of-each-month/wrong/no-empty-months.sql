-- Wrong Answer: months without a night are missing
WITH slept AS (
  SELECT arrives + number AS night
  FROM stay
  CROSS JOIN generate_series(0, departs - arrives - 1) AS number
)
SELECT date_trunc('month', night::timestamp)::date AS month, count(*) AS nights
FROM slept
GROUP BY month
ORDER BY month;
