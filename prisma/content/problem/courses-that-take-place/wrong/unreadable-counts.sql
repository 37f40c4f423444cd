-- Wrong Answer: counts unreadable forms as one more person
SELECT course
FROM (SELECT DISTINCT course, person FROM enrolment) AS enrolled
GROUP BY course
HAVING count(*) >= 5;
