-- Wrong Answer: compares the number of requirements with all skills of the helper
SELECT task.task, helper.name
FROM (SELECT task, count(*) AS needs FROM need GROUP BY task) AS task
CROSS JOIN helper
WHERE task.needs <= (SELECT count(*) FROM skill WHERE skill.helper_id = helper.id);
