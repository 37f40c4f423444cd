SELECT leader.name AS leader, follower.name AS follower
FROM dancer AS leader
JOIN dancer AS follower ON follower.id <> leader.id
WHERE leader.role IN ('lead', 'both')
  AND follower.role IN ('follow', 'both')
  AND NOT EXISTS (
    SELECT 1
    FROM dance
    WHERE dance.leader_id = leader.id AND dance.follower_id = follower.id
  );
