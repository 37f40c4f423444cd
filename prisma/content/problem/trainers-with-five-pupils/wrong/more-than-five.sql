-- Wrong Answer: leaves out trainers with exactly five pupils
SELECT id, name
FROM artist
WHERE id IN (
  SELECT trainer_id FROM artist GROUP BY trainer_id HAVING count(*) > 5
);
