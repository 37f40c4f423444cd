-- Wrong Answer: count(*) counts the row of a course without a matching enrolment
SELECT course.id, course.title, course.places - count(*) AS places_left
FROM course
LEFT JOIN enrolment
  ON enrolment.course_id = course.id AND enrolment.cancelled_on IS NULL
GROUP BY course.id
HAVING count(*) < course.places;
