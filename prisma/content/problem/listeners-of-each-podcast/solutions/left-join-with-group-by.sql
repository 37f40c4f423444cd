SELECT podcast.id AS podcast, count(subscription.listener) AS listeners
FROM podcast
LEFT JOIN subscription ON subscription.podcast_id = podcast.id
  AND subscription.cancelled_on IS NULL
GROUP BY podcast.id
ORDER BY podcast.id;
