-- Wrong Answer: requires that no other hive stands in the same row
SELECT coalesce(sum(kilos), 0) AS kilos
FROM (
  SELECT
    kilos,
    count(*) OVER (PARTITION BY boxes) AS of_this_size,
    count(*) OVER (PARTITION BY field_row) AS in_this_place
  FROM hive
) AS counted
WHERE of_this_size > 1 AND in_this_place = 1;
