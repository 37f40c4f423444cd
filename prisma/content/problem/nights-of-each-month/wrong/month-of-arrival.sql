-- Wrong Answer: counts all nights of a stay in the month of arrival
WITH month_list AS (
  SELECT month::date AS starts
  FROM (
    SELECT
      date_trunc('month', min(arrives)::timestamp) AS first_month,
      date_trunc('month', (max(departs) - 1)::timestamp) AS last_month
    FROM stay
  ) AS reported
  CROSS JOIN generate_series(first_month, last_month, interval '1 month') AS month
)
SELECT starts AS month, coalesce(sum(departs - arrives), 0) AS nights
FROM month_list
LEFT JOIN stay ON date_trunc('month', arrives::timestamp) = starts
GROUP BY starts
ORDER BY starts;
