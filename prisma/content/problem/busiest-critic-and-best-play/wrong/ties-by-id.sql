-- Wrong Answer: breaks ties by the id instead of the name
(
  SELECT 'critic' AS what, critic.name
  FROM rating
  JOIN critic ON critic.id = rating.critic_id
  GROUP BY critic.id
  ORDER BY count(*) DESC, critic.id
  LIMIT 1
)
UNION ALL
(
  SELECT 'play', play.title
  FROM rating
  JOIN play ON play.id = rating.play_id
  WHERE rating.rated_on >= '2024-02-01' AND rating.rated_on < '2024-03-01'
  GROUP BY play.id
  ORDER BY avg(rating.stars) DESC, play.id
  LIMIT 1
);
