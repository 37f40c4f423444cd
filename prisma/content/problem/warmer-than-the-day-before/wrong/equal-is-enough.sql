-- Wrong Answer: also returns measurements that are equal to the day before
SELECT today.id
FROM measurement AS today
JOIN measurement AS yesterday ON yesterday.taken_on = today.taken_on - 1
WHERE today.celsius >= yesterday.celsius;
