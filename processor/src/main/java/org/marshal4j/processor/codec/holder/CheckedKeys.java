package org.marshal4j.processor.codec.holder;

import java.math.BigDecimal;
import org.marshal4j.processor.codec.value.Immutables;
import org.marshal4j.processor.codec.value.LeafType;
import org.marshal4j.processor.codec.value.LeafTypes;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.TypeRef;

/**
 * Which map keys and collection elements are checked when they are read and written: those that can be chosen to cost
 * far more time than their bytes take. All others need no check.
 */
public enum CheckedKeys {
    /** They are not checked. */
    NONE(""),
    /** A limited number of them may share a hash code. */
    HASHES("Hashed"),
    /** Their number of digits is limited. */
    DECIMALS("Decimals"),
    /** A limited number of them may be in one chain of a {@code Hashtable}; the other checks apply as well. */
    CHAINS("Chained"),
    /** Their number is limited, and that of the digits of decimals. */
    ALL("Compared");

    private final String check;

    CheckedKeys(String check) {
        this.check = check;
    }

    /** What a container does with its keys or elements. */
    public enum Use {
        /** It only keeps them. */
        KEPT,
        /** It sorts them. */
        SORTED,
        /** It tells them apart by hash code first. */
        HASHED,
        /** It tells them apart by hash code first, but never sorts those that its table does not tell apart. */
        CHAINED,
        /** It compares each with all others. */
        COMPARED
    }

    public static CheckedKeys of(Use use, TypeRef key) {
        if (use == Use.COMPARED || use == Use.CHAINED) {
            return use == Use.COMPARED ? ALL : CHAINS;
        }
        if (use != Use.KEPT && isDecimal(key)) {
            return DECIMALS;
        }
        return use == Use.HASHED && !isOrdered(key) ? HASHES : NONE;
    }

    /** The method of {@code Counts} that writes how many there are. */
    String write() {
        return "write" + check;
    }

    /** The method of {@code Counts} that only returns how many there are. */
    String count() {
        return "count" + check;
    }

    /** Comparing two of them costs more than either has bytes. */
    private static boolean isDecimal(TypeRef key) {
        return key instanceof TypeRef.OfClass named && named.name().qualified().equals(BigDecimal.class.getName());
    }

    /**
     * Whether a hash table quickly tells apart any number of them. Hash codes of enums and arrays cannot be known
     * beforehand.
     */
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
