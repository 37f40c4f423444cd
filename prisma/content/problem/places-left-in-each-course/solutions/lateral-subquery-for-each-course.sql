SELECT course.id, course.title, course.places - held.taken AS places_left
FROM course
CROSS JOIN LATERAL (
  SELECT count(*) AS taken
  FROM enrolment
  WHERE enrolment.course_id = course.id AND enrolment.cancelled_on IS NULL
) AS held
WHERE held.taken < course.places;
