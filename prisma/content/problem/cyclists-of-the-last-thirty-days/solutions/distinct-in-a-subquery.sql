SELECT day, count(*) AS cyclists
FROM (
  SELECT DISTINCT day, cyclist
  FROM ride
  WHERE day BETWEEN '2024-06-01' AND '2024-06-30'
) AS active
GROUP BY day;
