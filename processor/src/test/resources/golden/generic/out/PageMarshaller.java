package com.acme;

import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.schema.Schema;

/**
 * The fields of {@link Page}, which subclasses write as part of their own messages.
 */
@MarshalGenerated(
        version = "@version@",
        fields = PageMarshaller.FIELDS
)
public final class PageMarshaller {
    static final String FIELDS = """
            number int32
            items *
            first *
            byKey *
            array *
            key *
            """;

    private static final Schema SCHEMA = TypeSchema.of(Page.class, FIELDS.split("\n"));

    private PageMarshaller() {
    }

    /**
     * Describes those fields.
     */
    public static Schema schema() {
        return SCHEMA;
    }
}
