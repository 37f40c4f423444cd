WITH missing AS (
  SELECT leader.id AS leader_id, follower.id AS follower_id
  FROM dancer AS leader
  CROSS JOIN dancer AS follower
  WHERE leader.role <> 'follow' AND follower.role <> 'lead' AND leader.id <> follower.id
  EXCEPT
  SELECT leader_id, follower_id FROM dance
)
SELECT leader.name AS leader, follower.name AS follower
FROM missing
JOIN dancer AS leader ON leader.id = missing.leader_id
JOIN dancer AS follower ON follower.id = missing.follower_id;
