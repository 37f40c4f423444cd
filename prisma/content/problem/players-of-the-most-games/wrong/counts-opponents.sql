-- Wrong Answer: UNION removes repeated games between the same players
SELECT player, count(*) AS games
FROM (
  SELECT white AS player, black AS opponent FROM game
  UNION
  SELECT black, white FROM game
) AS seat
GROUP BY player
ORDER BY games DESC
FETCH FIRST 1 ROW WITH TIES;
