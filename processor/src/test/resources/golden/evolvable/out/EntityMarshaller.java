
/**
 * The fields of {@link Entity}, which subclasses write as part of their own messages.
 */
@MarshalGenerated(
        version = "@version@",
        fields = EntityMarshaller.FIELDS
)
final class EntityMarshaller {
    private static final String FIELDS_BEFORE = """
            Entity frame
            """;

    // as FIELDS in default-package, with id for age, int64 for int32

    private static final Schema SCHEMA = TypeSchema.of(Entity.class, FIELDS_BEFORE, FIELDS);

    // as in ancestors: EntityMarshaller, schema
}
