SELECT seat.player, count(*) AS games
FROM game
CROSS JOIN LATERAL (VALUES (game.white), (game.black)) AS seat (player)
GROUP BY seat.player
ORDER BY games DESC
FETCH FIRST 1 ROW WITH TIES;
