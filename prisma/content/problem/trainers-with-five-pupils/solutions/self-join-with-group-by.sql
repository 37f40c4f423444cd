SELECT trainer.id, trainer.name
FROM artist AS trainer
JOIN artist AS pupil ON pupil.trainer_id = trainer.id
GROUP BY trainer.id
HAVING count(*) >= 5;
