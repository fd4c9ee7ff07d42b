package org.marshal4j.processor.column;

import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.codec.value.LeafType;
import org.marshal4j.processor.codec.value.LeafTypes;
import org.marshal4j.processor.model.TypeRef;

/** Types without a column, each with a type to declare instead. */
final class Replacement {

    private static final Set<String> ENTRIES = Set.of(
            "java.util.Map.Entry", "java.util.AbstractMap.SimpleEntry", "java.util.AbstractMap.SimpleImmutableEntry");

    private Replacement() {}

    /** What to declare instead, if there is a single such type. */
    static Optional<String> of(TypeRef type) {
        return type instanceof TypeRef.OfClass named
                        && ENTRIES.contains(named.name().qualified())
                ? Optional.of("a record with @Marshal(table = true) that has a key and a value")
                : LeafTypes.of(type).flatMap(LeafType::replacement);
    }
}
