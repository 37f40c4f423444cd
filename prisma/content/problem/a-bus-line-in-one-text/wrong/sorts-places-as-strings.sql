-- Wrong Answer: compares places as strings, so 10 comes before 2
SELECT
  line.id AS line_id,
  count(halt.place) AS stops,
  string_agg(halt.name, ' > ' ORDER BY halt.place::text) AS way
FROM line
LEFT JOIN halt ON halt.line_id = line.id
GROUP BY line.id;
