-- Wrong Answer: the inner join drops lines without stops
SELECT
  line.id AS line_id,
  count(*) AS stops,
  string_agg(halt.name, ' > ' ORDER BY halt.place) AS way
FROM line
JOIN halt ON halt.line_id = line.id
GROUP BY line.id;
