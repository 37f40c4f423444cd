SELECT today.id
FROM measurement AS today
JOIN measurement AS yesterday ON yesterday.taken_on = today.taken_on - 1
WHERE today.celsius > yesterday.celsius;
