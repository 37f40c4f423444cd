-- Wrong Answer: also counts the pupils of pupils
SELECT trainer.id, trainer.name
FROM artist AS trainer
JOIN artist AS pupil ON pupil.trainer_id = trainer.id
  OR pupil.trainer_id IN (
    SELECT id FROM artist AS middle WHERE middle.trainer_id = trainer.id
  )
GROUP BY trainer.id
HAVING count(*) >= 5;
