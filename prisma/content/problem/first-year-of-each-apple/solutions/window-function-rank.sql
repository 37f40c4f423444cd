SELECT variety, year, kilos, price
FROM (
  SELECT *, rank() OVER (PARTITION BY variety ORDER BY year) AS place
  FROM sale
) AS ranked
WHERE place = 1;
