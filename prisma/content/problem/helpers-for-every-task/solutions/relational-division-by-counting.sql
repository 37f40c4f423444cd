SELECT need.task, helper.name
FROM need
JOIN skill ON skill.what = need.what AND skill.grade >= need.grade
JOIN helper ON helper.id = skill.helper_id
GROUP BY need.task, helper.id
HAVING count(*) = (
  SELECT count(*) FROM need AS asked WHERE asked.task = need.task
);
