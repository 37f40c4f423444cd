-- Wrong Answer: returns 0 instead of NULL for a volunteer without a badge
SELECT coalesce(badge.number, 0) AS badge, volunteer.name
FROM volunteer
LEFT JOIN badge ON badge.volunteer_id = volunteer.id;
