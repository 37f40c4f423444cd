-- Wrong Answer: sets the price of a product without an offer to NULL
UPDATE product
SET (price, supplier) = (
  SELECT offer.price, offer.supplier
  FROM offer
  WHERE offer.product_id = product.id AND offer.price IS NOT NULL
  ORDER BY offer.price, offer.supplier
  LIMIT 1
);

SELECT id, name, price, supplier FROM product;
