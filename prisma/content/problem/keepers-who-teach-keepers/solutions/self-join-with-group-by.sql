SELECT
  teacher.id,
  teacher.name,
  count(*) AS learners,
  round(avg(learner.age)) AS average_age
FROM keeper AS teacher
JOIN keeper AS learner ON learner.taught_by = teacher.id
GROUP BY teacher.id
ORDER BY teacher.id;
