-- Wrong Answer: loses volunteers without a badge
SELECT badge.number AS badge, volunteer.name
FROM volunteer
JOIN badge ON badge.volunteer_id = volunteer.id;
