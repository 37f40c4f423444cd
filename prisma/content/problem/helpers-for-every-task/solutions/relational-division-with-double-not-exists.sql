SELECT task.task, helper.name
FROM (SELECT DISTINCT task FROM need) AS task
CROSS JOIN helper
WHERE NOT EXISTS (
  SELECT 1
  FROM need
  WHERE need.task = task.task
    AND NOT EXISTS (
      SELECT 1
      FROM skill
      WHERE skill.helper_id = helper.id
        AND skill.what = need.what
        AND skill.grade >= need.grade
    )
);
