import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.schema.Schema;

/**
 * The fields that subclasses of {@link Entity} take over from it into their own messages.
 */
@MarshalGenerated(
        version = "@version@",
        fields = "id int64"
)
final class EntityMarshaller {
    private static final Schema SCHEMA = TypeSchema.of(Entity.class,
            "Entity frame",
            "id int64");

    private EntityMarshaller() {
    }

    /**
     * Describes those fields.
     */
    public static Schema schema() {
        return SCHEMA;
    }
}
