-- Images of the promo items of a realm, by the id of the item.
ALTER TABLE realm ADD COLUMN promo_artwork jsonb NOT NULL DEFAULT '{}';
