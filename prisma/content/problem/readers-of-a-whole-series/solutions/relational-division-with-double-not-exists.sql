SELECT reader.name AS reader, listed.series
FROM reader
CROSS JOIN (SELECT DISTINCT series FROM volume) AS listed
WHERE NOT EXISTS (
  SELECT
  FROM volume
  WHERE volume.series = listed.series
    AND NOT EXISTS (
      SELECT
      FROM reading
      WHERE reading.reader_id = reader.id
        AND reading.series = volume.series
        AND reading.number = volume.number
        AND reading.finished_on IS NOT NULL
    )
);
