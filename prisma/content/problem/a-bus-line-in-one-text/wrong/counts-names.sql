-- Wrong Answer: count(name) skips stops without a name
SELECT
  line.id AS line_id,
  count(halt.name) AS stops,
  string_agg(halt.name, ' > ' ORDER BY halt.place) AS way
FROM line
LEFT JOIN halt ON halt.line_id = line.id
GROUP BY line.id;
