CREATE TEMPORARY TABLE merged AS
SELECT
  id,
  min(id) OVER same_customer AS keeper_id,
  sum(points) OVER same_customer AS points
FROM account
WINDOW same_customer AS (PARTITION BY lower(email));

UPDATE purchase
SET account_id = merged.keeper_id
FROM merged
WHERE merged.id = purchase.account_id AND merged.keeper_id <> merged.id;

UPDATE account
SET points = merged.points
FROM merged
WHERE merged.id = account.id;

DELETE FROM account
USING merged
WHERE merged.id = account.id AND merged.keeper_id <> merged.id;

SELECT account.id, account.email, account.points, count(purchase.id) AS purchases
FROM account
LEFT JOIN purchase ON purchase.account_id = account.id
GROUP BY account.id;
