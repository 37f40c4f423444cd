-- Wrong Answer: adds up the pupils of trainers with the same name
SELECT min(trainer.id) AS id, trainer.name
FROM artist AS trainer
JOIN artist AS pupil ON pupil.trainer_id = trainer.id
GROUP BY trainer.name
HAVING count(*) >= 5;
