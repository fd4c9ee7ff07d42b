import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.schema.Schema;

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

    static final String FIELDS = """
            id int64
            """;

    private static final Schema SCHEMA = TypeSchema.of(Entity.class, String.join("", FIELDS_BEFORE, FIELDS).split("\n"));

    private EntityMarshaller() {
    }

    /**
     * Describes those fields.
     */
    public static Schema schema() {
        return SCHEMA;
    }
}
