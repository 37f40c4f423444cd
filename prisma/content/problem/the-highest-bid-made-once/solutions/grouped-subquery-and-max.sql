SELECT max(euros) AS euros
FROM (
  SELECT euros FROM bid GROUP BY euros HAVING count(*) = 1
) AS single;
