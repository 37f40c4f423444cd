-- Wrong Answer: pairs a dancer who does both with themselves
SELECT leader.name AS leader, follower.name AS follower
FROM dancer AS leader
CROSS JOIN dancer AS follower
LEFT JOIN dance ON dance.leader_id = leader.id AND dance.follower_id = follower.id
WHERE leader.role IN ('lead', 'both')
  AND follower.role IN ('follow', 'both')
  AND dance.id IS NULL;
