-- Wrong Answer: a missing id interrupts a run of goals
SELECT DISTINCT first_goal.team
FROM goal AS first_goal
JOIN goal AS second_goal ON second_goal.id = first_goal.id + 1
  AND second_goal.team = first_goal.team
JOIN goal AS third_goal ON third_goal.id = first_goal.id + 2
  AND third_goal.team = first_goal.team;
