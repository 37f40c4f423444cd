-- Wrong Answer: returns one row for each path instead of one for each ancestor
WITH RECURSIVE line AS (
  SELECT id, 0 AS steps
  FROM horse
  WHERE name = 'Comet'
  UNION ALL
  SELECT parent.id, line.steps + 1
  FROM line
  JOIN horse AS child ON child.id = line.id
  JOIN horse AS parent ON parent.id IN (child.mother_id, child.father_id)
)
SELECT horse.name, line.steps AS generation, count(*) AS lines
FROM line
JOIN horse ON horse.id = line.id
WHERE line.steps > 0
GROUP BY horse.id, line.steps
ORDER BY generation, horse.name;
