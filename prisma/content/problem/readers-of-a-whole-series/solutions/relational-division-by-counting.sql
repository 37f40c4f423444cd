SELECT reader.name AS reader, reading.series
FROM reading
JOIN reader ON reader.id = reading.reader_id
WHERE reading.finished_on IS NOT NULL
GROUP BY reader.id, reading.series
HAVING count(DISTINCT reading.number) = (
  SELECT count(*) FROM volume WHERE volume.series = reading.series
);
