-- Wrong Answer: rank without a tiebreaker returns all drinks with the largest sum
WITH ranked AS (
  SELECT
    guest_id,
    drink,
    sum(glasses) AS glasses,
    rank() OVER (PARTITION BY guest_id ORDER BY sum(glasses) DESC) AS place
  FROM round
  GROUP BY guest_id, drink
)
SELECT guest.name AS guest, ranked.drink, coalesce(ranked.glasses, 0) AS glasses
FROM guest
LEFT JOIN ranked ON ranked.guest_id = guest.id AND ranked.place = 1;
