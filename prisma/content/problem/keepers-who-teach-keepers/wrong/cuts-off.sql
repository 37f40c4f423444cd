-- Wrong Answer: truncates the average instead of rounding it
SELECT
  teacher.id,
  teacher.name,
  count(*) AS learners,
  sum(learner.age) / count(*) AS average_age
FROM keeper AS teacher
JOIN keeper AS learner ON learner.taught_by = teacher.id
GROUP BY teacher.id
ORDER BY teacher.id;
