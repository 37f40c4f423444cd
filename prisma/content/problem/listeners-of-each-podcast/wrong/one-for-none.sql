-- Wrong Answer: count(*) returns 1 for a podcast without listeners
SELECT podcast.id AS podcast, count(*) AS listeners
FROM podcast
LEFT JOIN subscription ON subscription.podcast_id = podcast.id
  AND subscription.cancelled_on IS NULL
GROUP BY podcast.id
ORDER BY podcast.id;
