SELECT badge.number AS badge, volunteer.name
FROM volunteer
LEFT JOIN badge ON badge.volunteer_id = volunteer.id;
