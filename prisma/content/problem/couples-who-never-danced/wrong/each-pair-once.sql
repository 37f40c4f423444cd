-- Wrong Answer: two dancers who both do both roles form two couples
SELECT leader.name AS leader, follower.name AS follower
FROM dancer AS leader
JOIN dancer AS follower ON follower.id > leader.id
LEFT JOIN dance ON dance.leader_id = leader.id AND dance.follower_id = follower.id
WHERE leader.role IN ('lead', 'both')
  AND follower.role IN ('follow', 'both')
  AND dance.id IS NULL;
