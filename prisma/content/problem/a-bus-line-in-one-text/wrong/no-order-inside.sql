-- Wrong Answer: the aggregate has no ORDER BY, so the stops are in no guaranteed order
SELECT
  line.id AS line_id,
  count(halt.place) AS stops,
  string_agg(halt.name, ' > ') AS way
FROM line
LEFT JOIN halt ON halt.line_id = line.id
GROUP BY line.id
ORDER BY line.id;
