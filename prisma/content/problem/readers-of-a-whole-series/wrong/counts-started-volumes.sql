-- Wrong Answer: counts volumes that were started but not finished
SELECT reader.name AS reader, reading.series
FROM reading
JOIN reader ON reader.id = reading.reader_id
GROUP BY reader.id, reading.series
HAVING count(DISTINCT reading.number) = (
  SELECT count(*) FROM volume WHERE volume.series = reading.series
);
