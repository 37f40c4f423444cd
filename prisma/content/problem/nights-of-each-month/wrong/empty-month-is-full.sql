-- Wrong Answer: least and greatest ignore NULL, so an empty month gets all its days
WITH month_list AS (
  SELECT month::date AS starts, (month + interval '1 month')::date AS ends
  FROM (
    SELECT
      date_trunc('month', min(arrives)::timestamp) AS first_month,
      date_trunc('month', (max(departs) - 1)::timestamp) AS last_month
    FROM stay
  ) AS reported
  CROSS JOIN generate_series(first_month, last_month, interval '1 month') AS month
)
SELECT
  starts AS month,
  sum(least(departs, ends) - greatest(arrives, starts)) AS nights
FROM month_list
LEFT JOIN stay ON arrives < ends AND departs > starts
GROUP BY starts
ORDER BY starts;
