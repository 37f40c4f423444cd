-- Wrong Answer: PARTITION BY hides the goals of other teams in between
SELECT DISTINCT team
FROM (
  SELECT team, lag(team, 2) OVER (PARTITION BY team ORDER BY id) AS two_before
  FROM goal
) AS compared
WHERE team = two_before;
