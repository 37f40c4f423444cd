-- Wrong Answer: returns one player even if several share the first place
SELECT player, count(*) AS games
FROM (
  SELECT white AS player FROM game
  UNION ALL
  SELECT black FROM game
) AS seat
GROUP BY player
ORDER BY games DESC, player
LIMIT 1;
