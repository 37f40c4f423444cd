-- Wrong Answer: counts all goals of a team
SELECT team FROM goal GROUP BY team HAVING count(*) >= 3;
