-- Wrong Answer: does not compare the grade
SELECT need.task, helper.name
FROM need
JOIN skill ON skill.what = need.what
JOIN helper ON helper.id = skill.helper_id
GROUP BY need.task, helper.id
HAVING count(*) = (
  SELECT count(*) FROM need AS asked WHERE asked.task = need.task
);
