-- Wrong Answer: returns helpers who meet only some requirement of the task
SELECT DISTINCT need.task, helper.name
FROM need
JOIN skill ON skill.what = need.what AND skill.grade >= need.grade
JOIN helper ON helper.id = skill.helper_id;
