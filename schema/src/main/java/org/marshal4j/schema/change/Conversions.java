package org.marshal4j.schema.change;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.HandWritten;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/** Tells which values can be converted from one schema to another: those of the same sort. */
final class Conversions {
    private Conversions() {}

    /** Whether values of one wire type can be converted to the other, provided that they fit. */
    static boolean isPossible(WireType was, WireType is) {
        if (!isSameSort(was, is)) {
            return false;
        }
        if (was instanceof WireType.Dynamic) {
            // Classes that both sides list are compared separately.
            return true;
        }
        for (int i = 0; i < was.parts().size(); i++) {
            if (!isPossible(was.parts().get(i), is.parts().get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether values of one wire type can be converted to the other, provided that they and their parts fit. */
    static boolean isSameSort(WireType was, WireType is) {
        String sort = was.accept(Sorts.INSTANCE);
        return !sort.isEmpty() && sort.equals(is.accept(Sorts.INSTANCE));
    }

    /**
     * Returns the same differences. Where messages cannot be converted, they no longer promise that migration works: only
     * hand-written marshallers know where their values end, and only those of the reader's types are asked.
     */
    static List<Difference> bounded(
            List<Difference> differences,
            Schema was,
            Function<String, @Nullable Schema> wasTypes,
            Schema now,
            Function<String, @Nullable Schema> nowTypes) {
        if (!isPromised(differences)) {
            return List.copyOf(differences);
        }
        Set<String> former = HandWritten.in(was, wasTypes).keySet();
        Set<String> today = HandWritten.in(now, nowTypes).keySet();
        boolean older = !today.containsAll(former);
        boolean newer = !former.containsAll(today);
        List<Difference> bounded = new ArrayList<>();
        for (Difference difference : differences) {
            bounded.add(difference.withoutMigration(older, newer));
        }
        return bounded;
    }

    private static boolean isPromised(List<Difference> differences) {
        for (Difference difference : differences) {
            if (difference.oldBytesNewClass() == Reading.READ_AFTER_MIGRATION
                    || difference.newBytesOldClass() == Reading.READ_AFTER_MIGRATION) {
                return true;
            }
        }
        return false;
    }

    private static boolean isKnown(WireType type) {
        return !type.accept(Sorts.INSTANCE).isEmpty() && areKnown(type.parts());
    }

    private static boolean areKnown(Collection<WireType> types) {
        for (WireType type : types) {
            if (!isKnown(type)) {
                return false;
            }
        }
        return true;
    }

    /** The sort of a value, apart from its parts; empty if it cannot be converted. */
    private static final class Sorts implements WireTypeVisitor<String> {
        static final Sorts INSTANCE = new Sorts();

        private static final String NONE = "";

        @Override
        public String primitive(WireType.Primitive type) {
            return type.kind().isNumber() ? "number" : type.kind().wireName();
        }

        @Override
        public String value(WireType.Value type) {
            return type.kind().wireName();
        }

        @Override
        public String special(WireType.Special type) {
            return type.kind().isNumber() ? "number" : type.kind().plainName();
        }

        @Override
        public String text(WireType.Text type) {
            return "text";
        }

        @Override
        public String fixedText(WireType.FixedText type) {
            return "text";
        }

        @Override
        public String knownText(WireType.KnownText type) {
            return "text";
        }

        @Override
        public String enumeration(WireType.Enumeration type) {
            return "enum";
        }

        @Override
        public String array(WireType.Array type) {
            return type.element().wireName() + "[]";
        }

        @Override
        public String fixedArray(WireType.FixedArray type) {
            return type.element().wireName() + "[]";
        }

        @Override
        public String custom(WireType.Custom type) {
            return "custom[" + type.size() + "] " + type.marshaller() + " " + type.version();
        }

        @Override
        public String versionedBlock(WireType.VersionedBlock type) {
            return NONE;
        }

        @Override
        public String open(WireType.Open type) {
            return NONE;
        }

        @Override
        public String listOf(WireType.ListOf type) {
            return "list";
        }

        @Override
        public String mapOf(WireType.MapOf type) {
            return "map";
        }

        @Override
        public String entryOf(WireType.EntryOf type) {
            return "entry";
        }

        @Override
        public String optionalOf(WireType.OptionalOf type) {
            return "optional";
        }

        @Override
        public String nested(WireType.Nested type) {
            return "object";
        }

        @Override
        public String family(WireType.Family type) {
            return "family";
        }

        @Override
        public String shared(WireType.Shared type) {
            return "shared";
        }

        @Override
        public String encoded(WireType.Encoded type) {
            return type.value().accept(this);
        }

        @Override
        public String dynamic(WireType.Dynamic type) {
            return areKnown(type.listed().values()) ? "dynamic" : NONE;
        }
    }
}
