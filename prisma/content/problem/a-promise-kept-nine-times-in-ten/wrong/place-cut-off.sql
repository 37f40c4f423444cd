-- Wrong Answer: rounds the rank down, but 9 of 11 deliveries are less than 90 %
WITH numbered AS (
  SELECT
    branch,
    minutes,
    row_number() OVER (PARTITION BY branch ORDER BY minutes) AS place,
    count(*) OVER (PARTITION BY branch) AS deliveries
  FROM delivery
)
SELECT branch, deliveries, minutes
FROM numbered
WHERE deliveries >= 5 AND place = deliveries * 9 / 10;
