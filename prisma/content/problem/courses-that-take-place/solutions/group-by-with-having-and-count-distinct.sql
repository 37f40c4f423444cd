SELECT course
FROM enrolment
GROUP BY course
HAVING count(DISTINCT person) >= 5;
