-- Wrong Answer: counts only games with white
SELECT white AS player, count(*) AS games
FROM game
GROUP BY white
ORDER BY games DESC
FETCH FIRST 1 ROW WITH TIES;
