-- Wrong Answer: treats a dance with swapped roles as a dance of the couple
SELECT leader.name AS leader, follower.name AS follower
FROM dancer AS leader
JOIN dancer AS follower ON follower.id <> leader.id
WHERE leader.role IN ('lead', 'both')
  AND follower.role IN ('follow', 'both')
  AND NOT EXISTS (
    SELECT 1
    FROM dance
    WHERE (leader_id, follower_id)
      IN ((leader.id, follower.id), (follower.id, leader.id))
  );
