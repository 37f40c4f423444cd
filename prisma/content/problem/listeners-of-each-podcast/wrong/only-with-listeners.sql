-- Wrong Answer: leaves out podcasts without listeners
SELECT podcast_id AS podcast, count(*) AS listeners
FROM subscription
WHERE cancelled_on IS NULL
GROUP BY podcast_id
ORDER BY podcast_id;
