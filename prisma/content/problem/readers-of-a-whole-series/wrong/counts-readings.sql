-- Wrong Answer: counts a volume that was read twice as two volumes
SELECT reader.name AS reader, reading.series
FROM reading
JOIN reader ON reader.id = reading.reader_id
WHERE reading.finished_on IS NOT NULL
GROUP BY reader.id, reading.series
HAVING count(*) >= (
  SELECT count(*) FROM volume WHERE volume.series = reading.series
);
