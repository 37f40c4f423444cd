-- Wrong Answer: returns NULL instead of 0 if no hive qualifies
SELECT sum(kilos) AS kilos
FROM (
  SELECT
    kilos,
    count(*) OVER (PARTITION BY boxes) AS of_this_size,
    count(*) OVER (PARTITION BY field_row, field_column) AS in_this_place
  FROM hive
) AS counted
WHERE of_this_size > 1 AND in_this_place = 1;
