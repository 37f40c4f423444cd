-- Wrong Answer: counts cancelled subscriptions
SELECT podcast.id AS podcast, count(subscription.listener) AS listeners
FROM podcast
LEFT JOIN subscription ON subscription.podcast_id = podcast.id
GROUP BY podcast.id
ORDER BY podcast.id;
