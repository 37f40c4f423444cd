SELECT day, count(DISTINCT cyclist) AS cyclists
FROM ride
WHERE day BETWEEN date '2024-06-30' - 29 AND '2024-06-30'
GROUP BY day;
