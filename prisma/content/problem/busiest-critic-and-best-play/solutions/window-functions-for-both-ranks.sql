WITH critics AS (
  SELECT
    critic.name,
    row_number() OVER (ORDER BY count(*) DESC, critic.name) AS place
  FROM rating
  JOIN critic ON critic.id = rating.critic_id
  GROUP BY critic.name
), plays AS (
  SELECT
    play.title,
    row_number() OVER (ORDER BY avg(rating.stars) DESC, play.title) AS place
  FROM rating
  JOIN play ON play.id = rating.play_id
  WHERE rating.rated_on >= '2024-02-01' AND rating.rated_on < '2024-03-01'
  GROUP BY play.title
)
SELECT 'critic' AS what, name FROM critics WHERE place = 1
UNION ALL
SELECT 'play', title FROM plays WHERE place = 1;
