SELECT coalesce(sum(kilos), 0) AS kilos
FROM hive
WHERE EXISTS (
    SELECT FROM hive AS other WHERE other.boxes = hive.boxes AND other.id <> hive.id
  )
  AND NOT EXISTS (
    SELECT
    FROM hive AS other
    WHERE other.field_row = hive.field_row
      AND other.field_column = hive.field_column
      AND other.id <> hive.id
  );
