-- Wrong Answer: compares with the previous id instead of the previous day
SELECT today.id
FROM measurement AS today
JOIN measurement AS yesterday ON yesterday.id = today.id - 1
WHERE today.celsius > yesterday.celsius;
