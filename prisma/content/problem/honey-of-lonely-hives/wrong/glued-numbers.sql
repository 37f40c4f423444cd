-- Wrong Answer: row 1, column 12 and row 11, column 2 become the same string
SELECT coalesce(sum(kilos), 0) AS kilos
FROM (
  SELECT
    kilos,
    count(*) OVER (PARTITION BY boxes) AS of_this_size,
    count(*) OVER (PARTITION BY concat(field_row, field_column)) AS in_this_place
  FROM hive
) AS counted
WHERE of_this_size > 1 AND in_this_place = 1;
