package org.marshal4j.schema.change;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/** Tells which values can be converted from one schema to another: those of the same sort. */
final class Conversions {
    private Conversions() {}

    /**
     * Values of one sort can be converted to each other.
     *
     * @param name the name of the sort
     * @param parts the wire types that such a value holds; each is converted on its own
     */
    private record Sort(String name, List<WireType> parts) {
        /** The sort of values that cannot be converted. */
        static final Sort NONE = new Sort("", List.of());

        boolean isNone() {
            return name.isEmpty();
        }
    }

    /** Whether values of one wire type can be converted to the other, provided that they fit. */
    static boolean isPossible(WireType was, WireType is) {
        Sort one = was.accept(Sorts.INSTANCE);
        Sort other = is.accept(Sorts.INSTANCE);
        if (one.isNone() || !one.name.equals(other.name)) {
            return false;
        }
        for (int i = 0; i < one.parts.size(); i++) {
            if (!isPossible(one.parts.get(i), other.parts.get(i))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether messages of a type can be converted. They cannot if they may hold shared references, or values of a
     * hand-written marshaller, since nothing else knows where those end. Types that are not found count as convertible.
     */
    static boolean arePossible(Schema root, Function<String, @Nullable Schema> types) {
        Set<String> seen = new HashSet<>(Set.of(root.type()));
        Deque<Schema> pending = new ArrayDeque<>(List.of(root));
        while (!pending.isEmpty()) {
            Schema schema = pending.pop();
            if (schema.fields().stream().anyMatch(field -> !field.isVersionedBlock() && !isKnown(field.type()))) {
                return false;
            }
            for (String name : schema.heldTypes()) {
                Schema held = seen.add(name) ? types.apply(name) : null;
                if (held != null) {
                    pending.push(held);
                }
            }
        }
        return true;
    }

    /** Returns the same differences. If messages cannot be converted, they no longer promise that migration works. */
    static List<Difference> bounded(
            List<Difference> differences,
            Schema was,
            Function<String, @Nullable Schema> wasTypes,
            Schema now,
            Function<String, @Nullable Schema> nowTypes) {
        boolean isPromised = differences.stream()
                .anyMatch(difference -> difference.oldBytesNewClass() == Reading.READ_AFTER_MIGRATION
                        || difference.newBytesOldClass() == Reading.READ_AFTER_MIGRATION);
        return !isPromised || (arePossible(was, wasTypes) && arePossible(now, nowTypes))
                ? List.copyOf(differences)
                : differences.stream().map(Difference::withoutMigration).toList();
    }

    private static boolean isKnown(WireType type) {
        Sort sort = type.accept(Sorts.INSTANCE);
        return !sort.isNone() && sort.parts.stream().allMatch(Conversions::isKnown);
    }

    private static final class Sorts implements WireTypeVisitor<Sort> {
        static final Sorts INSTANCE = new Sorts();

        private static Sort sort(String name, WireType... parts) {
            return new Sort(name, List.of(parts));
        }

        @Override
        public Sort primitive(WireType.Primitive type) {
            return sort(type.kind().isNumber() ? "number" : type.kind().wireName());
        }

        @Override
        public Sort value(WireType.Value type) {
            return sort(type.kind().wireName());
        }

        @Override
        public Sort special(WireType.Special type) {
            return sort(type.kind().isNumber() ? "number" : type.kind().wireName());
        }

        @Override
        public Sort text(WireType.Text type) {
            return sort("text");
        }

        @Override
        public Sort fixedText(WireType.FixedText type) {
            return sort("text");
        }

        @Override
        public Sort knownText(WireType.KnownText type) {
            return sort("text");
        }

        @Override
        public Sort enumeration(WireType.Enumeration type) {
            return sort("enum");
        }

        @Override
        public Sort array(WireType.Array type) {
            return sort(type.element().wireName() + "[]");
        }

        @Override
        public Sort fixedArray(WireType.FixedArray type) {
            return sort(type.element().wireName() + "[]");
        }

        @Override
        public Sort custom(WireType.Custom type) {
            return type.size() == WireType.ANY ? Sort.NONE : sort("custom[" + type.size() + "] " + type.marshaller());
        }

        @Override
        public Sort versionedBlock(WireType.VersionedBlock type) {
            return Sort.NONE;
        }

        @Override
        public Sort open(WireType.Open type) {
            return Sort.NONE;
        }

        @Override
        public Sort listOf(WireType.ListOf type) {
            return sort("list", type.element());
        }

        @Override
        public Sort mapOf(WireType.MapOf type) {
            return sort("map", type.key(), type.value());
        }

        @Override
        public Sort entryOf(WireType.EntryOf type) {
            return sort("entry", type.key(), type.value());
        }

        @Override
        public Sort optionalOf(WireType.OptionalOf type) {
            return sort("optional", type.element());
        }

        @Override
        public Sort nested(WireType.Nested type) {
            return sort("object");
        }

        @Override
        public Sort family(WireType.Family type) {
            return sort("family");
        }

        @Override
        public Sort shared(WireType.Shared type) {
            return Sort.NONE;
        }

        /** Classes that both sides list are compared separately. */
        @Override
        public Sort dynamic(WireType.Dynamic type) {
            return type.listed().values().stream().allMatch(Conversions::isKnown) ? sort("dynamic") : Sort.NONE;
        }
    }
}
