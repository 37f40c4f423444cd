-- Wrong Answer: loses podcasts with cancelled subscriptions only
SELECT podcast.id AS podcast, count(subscription.listener) AS listeners
FROM podcast
LEFT JOIN subscription ON subscription.podcast_id = podcast.id
WHERE subscription.cancelled_on IS NULL
GROUP BY podcast.id
ORDER BY podcast.id;
