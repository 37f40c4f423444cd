-- Wrong Answer: averages the ratings of all months
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
  GROUP BY play.title
  ORDER BY avg(rating.stars) DESC, play.title
  LIMIT 1
);
