-- Wrong Answer: checks that there is no unfinished reading instead of no unfinished volume
SELECT reader.name AS reader, reading.series
FROM reading
JOIN reader ON reader.id = reading.reader_id
GROUP BY reader.id, reading.series
HAVING bool_and(reading.finished_on IS NOT NULL)
  AND count(DISTINCT reading.number) = (
    SELECT count(*) FROM volume WHERE volume.series = reading.series
  );
