-- Wrong Answer: the condition in WHERE drops guests without rounds
WITH ranked AS (
  SELECT
    guest_id,
    drink,
    sum(glasses) AS glasses,
    row_number() OVER (
      PARTITION BY guest_id ORDER BY sum(glasses) DESC, drink
    ) AS place
  FROM round
  GROUP BY guest_id, drink
)
SELECT guest.name AS guest, ranked.drink, coalesce(ranked.glasses, 0) AS glasses
FROM guest
LEFT JOIN ranked ON ranked.guest_id = guest.id
WHERE ranked.place = 1;
