-- Wrong Answer: finds only parents and grandparents
WITH parent AS (
  SELECT id, mother_id AS parent_id FROM horse WHERE mother_id IS NOT NULL
  UNION ALL
  SELECT id, father_id FROM horse WHERE father_id IS NOT NULL
), line AS (
  SELECT parent.parent_id AS id, 1 AS steps
  FROM parent
  JOIN horse ON horse.id = parent.id
  WHERE horse.name = 'Comet'
  UNION ALL
  SELECT grandparent.parent_id, 2
  FROM parent
  JOIN parent AS grandparent ON grandparent.id = parent.parent_id
  JOIN horse ON horse.id = parent.id
  WHERE horse.name = 'Comet'
)
SELECT horse.name, min(line.steps) AS generation, count(*) AS lines
FROM line
JOIN horse ON horse.id = line.id
GROUP BY horse.id
ORDER BY generation, horse.name;
