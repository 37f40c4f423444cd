-- Wrong Answer: counts forms instead of people
SELECT course FROM enrolment GROUP BY course HAVING count(person) >= 5;
