import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.schema.Schema;

/**
 * The fields that subclasses of {@link Entity} take over from it into their own messages.
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
