-- Wrong Answer: also returns badges that nobody has received
SELECT badge.number AS badge, volunteer.name
FROM volunteer
FULL JOIN badge ON badge.volunteer_id = volunteer.id;
