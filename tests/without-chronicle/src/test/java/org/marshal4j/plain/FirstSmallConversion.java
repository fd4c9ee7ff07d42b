package org.marshal4j.plain;

import java.util.List;
import org.marshal4j.schema.Schema;

/**
 * A program that makes what reads messages of a former type which lacked a field. {@link FirstMessageTest} examines what a
 * JVM loads for that.
 */
final class FirstSmallConversion {
    private FirstSmallConversion() {}

    public static void main(String[] args) {
        FirstConversion.make(
                List.of(Schema.of(FirstConversion.TYPE, "number int32", "name text", "title text?")),
                List.of(Schema.of(FirstConversion.TYPE, "number int32", "name text", "more int64", "title text?")));
    }
}
