-- Wrong Answer: an inner join drops the reports before the first price
SELECT price.station, price.day, latest.euros, price.day - latest.day AS age
FROM price
CROSS JOIN LATERAL (
  SELECT earlier.euros, earlier.day
  FROM price AS earlier
  WHERE earlier.station = price.station
    AND earlier.day <= price.day
    AND earlier.euros IS NOT NULL
  ORDER BY earlier.day DESC
  LIMIT 1
) AS latest
ORDER BY price.station, price.day;
