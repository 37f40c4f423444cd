SELECT keeper.id, keeper.name, taught.learners, taught.average_age
FROM (
  SELECT taught_by, count(*) AS learners, round(avg(age)) AS average_age
  FROM keeper
  GROUP BY taught_by
) AS taught
JOIN keeper ON keeper.id = taught.taught_by
ORDER BY keeper.id;
