WITH numbered AS (
  SELECT row_number() OVER (ORDER BY id) AS number, team FROM goal
)
SELECT DISTINCT first_goal.team
FROM numbered AS first_goal
JOIN numbered AS second_goal ON second_goal.number = first_goal.number + 1
  AND second_goal.team = first_goal.team
JOIN numbered AS third_goal ON third_goal.number = first_goal.number + 2
  AND third_goal.team = first_goal.team;
