package org.marshal4j.processor.codec.object;

import java.util.Optional;
import org.marshal4j.processor.model.TypeRef;

/** Suggests what to declare instead of a wildcard. */
public final class Wildcards {

    private static final String EXTENDS = "? extends ";

    private Wildcards() {}

    /** {@code List<Leg>} for {@code List<? extends com.acme.Leg>}; empty if the argument is not such a wildcard. */
    public static Optional<String> instead(TypeRef.OfClass type) {
        return type.arguments().stream()
                .filter(TypeRef.Other.class::isInstance)
                .map(TypeRef::toString)
                .filter(text -> text.startsWith(EXTENDS) && !text.contains("<"))
                .map(text -> text.substring(Math.max(text.lastIndexOf('.') + 1, EXTENDS.length())))
                .map(bound -> type.name().simple() + "<" + bound + ">, without the wildcard")
                .findFirst();
    }
}
