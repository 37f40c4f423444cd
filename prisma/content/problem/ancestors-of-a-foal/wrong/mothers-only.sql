-- Wrong Answer: follows only the mothers
WITH RECURSIVE line AS (
  SELECT id, 0 AS steps
  FROM horse
  WHERE name = 'Comet'
  UNION ALL
  SELECT child.mother_id, line.steps + 1
  FROM line
  JOIN horse AS child ON child.id = line.id
  WHERE child.mother_id IS NOT NULL
)
SELECT horse.name, min(line.steps) AS generation, count(*) AS lines
FROM line
JOIN horse ON horse.id = line.id
WHERE line.steps > 0
GROUP BY horse.id
ORDER BY generation, horse.name;
