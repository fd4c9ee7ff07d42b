
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

    // as in bound: FIELDS
    // as in ancestors: SCHEMA
    // as in empty: EntityMarshaller
    // as in ancestors: schema
}
