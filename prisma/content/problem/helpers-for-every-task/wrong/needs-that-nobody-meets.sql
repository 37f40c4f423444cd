-- Wrong Answer: does not count requirements that nobody meets
WITH met AS (
  SELECT need.task, need.what, skill.helper_id
  FROM need
  JOIN skill ON skill.what = need.what AND skill.grade >= need.grade
)
SELECT met.task, helper.name
FROM met
JOIN helper ON helper.id = met.helper_id
GROUP BY met.task, helper.id
HAVING count(*) = (
  SELECT count(DISTINCT other.what) FROM met AS other WHERE other.task = met.task
);
