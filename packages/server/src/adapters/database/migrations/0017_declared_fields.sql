-- The fields of a record that are among `names`.
CREATE FUNCTION declared_fields(data jsonb, names text[]) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (SELECT coalesce(jsonb_object_agg(field.key, field.value), '{}') FROM jsonb_each(data) field WHERE field.key = ANY (names));
END
$$;
