-- Wrong Answer: returns a team several times for a longer run of goals
SELECT team
FROM (
  SELECT
    team,
    lag(team, 1) OVER (ORDER BY id) AS one_before,
    lag(team, 2) OVER (ORDER BY id) AS two_before
  FROM goal
) AS compared
WHERE team = one_before AND team = two_before;
