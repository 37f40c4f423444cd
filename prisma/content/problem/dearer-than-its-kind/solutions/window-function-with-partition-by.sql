SELECT id, name, kind, price
FROM (
  SELECT id, name, kind, price, avg(price) OVER (PARTITION BY kind) AS average
  FROM plant
) AS compared
WHERE price > average
ORDER BY kind, id;
