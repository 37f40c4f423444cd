WITH played AS (
  SELECT player, count(*) AS games
  FROM (
    SELECT white AS player FROM game
    UNION ALL
    SELECT black FROM game
  ) AS seat
  GROUP BY player
)
SELECT player, games
FROM played
WHERE games = (SELECT max(games) FROM played);
