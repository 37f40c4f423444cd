-- Wrong Answer: drops a course whose enrolments are all cancelled
SELECT
  course.id,
  course.title,
  course.places - count(enrolment.id) AS places_left
FROM course
LEFT JOIN enrolment ON enrolment.course_id = course.id
WHERE enrolment.cancelled_on IS NULL
GROUP BY course.id
HAVING count(enrolment.id) < course.places;
