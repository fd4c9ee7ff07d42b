package org.marshal4j.map;

import java.util.Base64;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.runtime.inspect.FormerMessages;
import org.marshal4j.schema.Schema;

/** The schema of a type's messages, as a text in the header of a map: a {@link StreamHeader} in Base64. */
final class HeaderSchema {
    private HeaderSchema() {}

    static String of(Marshaller<?> marshaller) {
        return Base64.getEncoder().encodeToString(StreamHeader.toBytes(marshaller));
    }

    /**
     * Compares a schema with the schema that the type has here, as {@link FormerSchemas} say.
     *
     * @return what converts messages of that schema; null if they are read as they are
     * @throws org.marshal4j.runtime.MarshalException MARSHAL218 if some message of that schema could not be
     *     read here, with a line for each difference; MARSHAL220 if they are to be converted and none could be;
     *     MARSHAL219 if the text is not a schema
     * @throws IllegalArgumentException if the text is not even Base64
     */
    static <T> @Nullable FormerMessages<T> check(@Nullable String text, Marshaller<T> marshaller) {
        if (text == null) {
            throw new IllegalArgumentException(
                    "the map has no schema of " + marshaller.schema().type() + " in its header");
        }
        Input in = Input.of(Base64.getDecoder().decode(text));
        FormerSchemas former = FormerSchemas.current();
        if (!former.areConverted()) {
            StreamHeader.check(in, former.lock(), marshaller);
            return null;
        }
        FormerMessages<T> messages = FormerMessages.of(marshaller, StreamHeader.read(in), former.lock());
        return messages.isDirect() ? null : messages;
    }

    /** Whether a type is evolvable, or holds one that is. */
    static boolean canGrow(Schema schema) {
        return canGrow(schema, schema.resolver(), new HashSet<>());
    }

    private static boolean canGrow(Schema schema, Function<String, Schema> resolver, Set<String> seen) {
        return schema.isEvolvable()
                || schema.heldTypes().stream()
                        .filter(seen::add)
                        .anyMatch(held -> canGrow(resolver.apply(held), resolver, seen));
    }
}
