-- Wrong Answer: the inner join drops courses without enrolments
SELECT
  course.id,
  course.title,
  course.places - count(enrolment.id) AS places_left
FROM course
JOIN enrolment
  ON enrolment.course_id = course.id AND enrolment.cancelled_on IS NULL
GROUP BY course.id
HAVING count(enrolment.id) < course.places;
