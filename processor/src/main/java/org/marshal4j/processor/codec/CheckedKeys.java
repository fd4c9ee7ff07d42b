package org.marshal4j.processor.codec;

import java.math.BigDecimal;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.TypeRef;

/**
 * Which keys of maps and elements of collections are checked when they are read and written: those that hostile bytes could make cost more
 * than they take. Of all others nothing need be asked.
 */
enum CheckedKeys {
    /** Nothing is asked of them. */
    NONE("write"),
    /** Not too many of them may have the same hash code. */
    HASHES("writeHashed"),
    /** They may not have too many digits. */
    DECIMALS("writeDecimals");

    private final String write;

    CheckedKeys(String write) {
        this.write = write;
    }

    /** What a container does with its keys or elements. */
    enum Use {
        /** It only keeps them. */
        KEPT,
        /** It compares them by their order. */
        SORTED,
        /** It tells them apart by hash code first. */
        HASHED
    }

    static CheckedKeys of(Use use, TypeRef key) {
        if (use != Use.KEPT && isDecimal(key)) {
            return DECIMALS;
        }
        return use == Use.HASHED && !isOrdered(key) ? HASHES : NONE;
    }

    /** The method of {@code Counts} that writes how many there are. */
    String write() {
        return write;
    }

    /** To compare two costs more than either has bytes. */
    private static boolean isDecimal(TypeRef key) {
        return key instanceof TypeRef.OfClass named && named.name().qualified().equals(BigDecimal.class.getName());
    }

    /** Whether a hash table tells any number of them apart quickly. Enums and arrays have hash codes that nobody knows beforehand. */
    private static boolean isOrdered(TypeRef key) {
        if (key instanceof TypeRef.OfClass named) {
            return named.kind() instanceof ClassKind.Enumeration
                    || (named.kind() instanceof ClassKind.Plain && isOrdered(named));
        }
        return key instanceof TypeRef.OfArray;
    }

    private static boolean isOrdered(TypeRef.OfClass named) {
        return Immutables.isBox(named)
                || LeafTypes.of(named).filter(LeafType::isOrdered).isPresent();
    }
}
