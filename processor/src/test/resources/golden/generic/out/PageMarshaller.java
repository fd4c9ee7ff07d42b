package com.acme;

import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.schema.Schema;

/**
 * The fields that subclasses of {@link Page} take over from it into their own messages.
 */
@MarshalGenerated(
        version = "@version@",
        fields = {
                "number int32",
                "items *",
                "first *",
                "byKey *",
                "array *",
                "key *"
        }
)
public final class PageMarshaller {
    private static final Schema SCHEMA = TypeSchema.of(Page.class,
            "number int32",
            "items *",
            "first *",
            "byKey *",
            "array *",
            "key *");

    private PageMarshaller() {
    }

    /**
     * Describes those fields.
     */
    public static Schema schema() {
        return SCHEMA;
    }
}
