SELECT course
FROM (
  SELECT DISTINCT course, person
  FROM enrolment
  WHERE person IS NOT NULL
) AS enrolled
GROUP BY course
HAVING count(*) >= 5;
