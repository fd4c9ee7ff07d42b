package org.marshal4j.tools.page;

import java.util.HexFormat;
import java.util.OptionalInt;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.inspect.Explain;
import org.marshal4j.runtime.inspect.SampleMessages;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.tools.fork.WriteSamples;

/**
 * A message for a page.
 *
 * @param hex its bytes as hexadecimal digits; empty if none can be made
 * @param explained its fields, or why there is no message
 */
public record Message(String hex, String explained) {
    private static final int PER_LINE = 48;

    /**
     * Makes a message of a type.
     *
     * @param schema its schema
     * @param schemas the schemas of other types
     * @param id the schema id with which its messages begin; empty for that of the schema, if it has one
     * @return the message
     */
    public static Message of(Schema schema, Schemas schemas, OptionalInt id) {
        try {
            byte[] bytes = SampleMessages.of(schema, schemas, 1);
            id.ifPresent(known -> WriteSamples.begin(bytes, known));
            String hex = HexFormat.ofDelimiter(" ").formatHex(bytes).replaceAll("(.{" + (PER_LINE - 1) + "}) ", "$1\n");
            return new Message(hex, Explain.explain(schema, schemas, Input.of(bytes)));
        } catch (IllegalArgumentException e) {
            return new Message("", e.getMessage() + "\n");
        }
    }
}
