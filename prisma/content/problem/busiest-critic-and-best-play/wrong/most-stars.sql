-- Wrong Answer: takes the play with the largest sum of stars
(
  SELECT 'critic' AS what, critic.name
  FROM rating
  JOIN critic ON critic.id = rating.critic_id
  GROUP BY critic.name
  ORDER BY count(*) DESC, critic.name
  LIMIT 1
)
UNION ALL
(
  SELECT 'play', play.title
  FROM rating
  JOIN play ON play.id = rating.play_id
  WHERE rating.rated_on >= '2024-02-01' AND rating.rated_on < '2024-03-01'
  GROUP BY play.title
  ORDER BY sum(rating.stars) DESC, play.title
  LIMIT 1
);
