-- Wrong Answer: compares boxes only with hives that stand alone
WITH alone AS (
  SELECT *
  FROM (
    SELECT *, count(*) OVER (PARTITION BY field_row, field_column) AS in_this_place
    FROM hive
  ) AS placed
  WHERE in_this_place = 1
)
SELECT coalesce(sum(kilos), 0) AS kilos
FROM (
  SELECT kilos, count(*) OVER (PARTITION BY boxes) AS of_this_size FROM alone
) AS counted
WHERE of_this_size > 1;
