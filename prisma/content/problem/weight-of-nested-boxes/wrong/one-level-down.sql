-- Wrong Answer: adds only the boxes directly inside, not those nested deeper
SELECT box.id, box.grams + coalesce(sum(content.grams::bigint), 0) AS total
FROM box
LEFT JOIN box AS content ON content.inside = box.id
GROUP BY box.id;
