-- Wrong Answer: EXCEPT on names merges different couples with equal names
SELECT leader.name AS leader, follower.name AS follower
FROM dancer AS leader
JOIN dancer AS follower ON follower.id <> leader.id
WHERE leader.role IN ('lead', 'both') AND follower.role IN ('follow', 'both')
EXCEPT
SELECT leader.name, follower.name
FROM dance
JOIN dancer AS leader ON leader.id = dance.leader_id
JOIN dancer AS follower ON follower.id = dance.follower_id;
