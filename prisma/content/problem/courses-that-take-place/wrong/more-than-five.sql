-- Wrong Answer: requires more than five people
SELECT course FROM enrolment GROUP BY course HAVING count(DISTINCT person) > 5;
