-- Wrong Answer: a departure on the first of a month adds a month without nights
WITH slept AS (
  SELECT arrives + number AS night
  FROM stay
  CROSS JOIN generate_series(0, departs - arrives - 1) AS number
), month_list AS (
  SELECT month::date
  FROM (
    SELECT
      date_trunc('month', min(arrives)::timestamp) AS first_month,
      date_trunc('month', max(departs)::timestamp) AS last_month
    FROM stay
  ) AS reported
  CROSS JOIN generate_series(first_month, last_month, interval '1 month') AS month
)
SELECT month_list.month, count(slept.night) AS nights
FROM month_list
LEFT JOIN slept ON date_trunc('month', slept.night::timestamp) = month_list.month
GROUP BY month_list.month
ORDER BY month_list.month;
