package org.marshal4j.schema.change;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import org.marshal4j.schema.wire.ConstantNumbers;
import org.marshal4j.schema.wire.DynamicTag;
import org.marshal4j.schema.wire.EncodedForm;
import org.marshal4j.schema.wire.PresenceByte;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/**
 * One level of a wire type, taken apart for comparison. Two types of the same {@code kind} have the same number of
 * parts, and differ only in the other components.
 *
 * @param kind the sort of type, including the part of its text that no other component holds
 * @param held the binary name of the type that it holds; empty if it holds none
 * @param nullable whether null is possible
 * @param length its limit, size or count as a text; empty if it has none
 * @param constants the constants of an enum
 * @param isOrdered whether bytes depend on the order of the constants
 * @param numbers the numbers of the constants, if they have some of their own
 * @param known the known values of a {@link WireType.KnownText}
 * @param listed the classes that a {@link WireType.Dynamic} lists
 * @param parts the wire types of elements, keys and values
 */
record WireShape(
        String kind,
        String held,
        boolean nullable,
        String length,
        List<String> constants,
        boolean isOrdered,
        ConstantNumbers numbers,
        List<String> known,
        SortedMap<Integer, WireType> listed,
        List<WireType> parts) {

    private static final String MAX = "max ";

    /** The limit; {@link Integer#MAX_VALUE} if there is none, or 0 if the length is not a limit. */
    int limit() {
        return length.isEmpty()
                ? Integer.MAX_VALUE
                : length.startsWith(MAX) ? Integer.parseInt(length.substring(MAX.length())) : 0;
    }

    static WireShape of(WireType type) {
        return type.accept(Shapes.INSTANCE);
    }

    private static final class Shapes implements WireTypeVisitor<WireShape> {
        static final Shapes INSTANCE = new Shapes();

        private static final SortedMap<Integer, WireType> NONE = Collections.emptySortedMap();

        private static WireShape leaf(WireType type, String kind, String length) {
            return shape(type, kind, "", length, List.of(), List.of());
        }

        private static WireShape holder(WireType type, String kind, int max) {
            return shape(type, kind, "", limit(max), List.of(), type.parts());
        }

        private static WireShape reference(WireType type, String kind, String held) {
            return shape(type, kind, held, "", List.of(), List.of());
        }

        private static WireShape shape(
                WireType type, String kind, String held, String length, List<String> known, List<WireType> parts) {
            return new WireShape(
                    kind, held, type.nullable(), length, List.of(), true, ConstantNumbers.NONE, known, NONE, parts);
        }

        private static String limit(int max) {
            return max == WireType.ANY ? "" : MAX + max;
        }

        @Override
        public WireShape primitive(WireType.Primitive type) {
            return leaf(type, type.kind().wireName(), "");
        }

        @Override
        public WireShape value(WireType.Value type) {
            return leaf(type, type.kind().wireName(), "");
        }

        @Override
        public WireShape special(WireType.Special type) {
            return leaf(type, type.kind().wireName(), "");
        }

        @Override
        public WireShape text(WireType.Text type) {
            return leaf(type, type.kind().wireName(), limit(type.max()));
        }

        @Override
        public WireShape fixedText(WireType.FixedText type) {
            return leaf(type, "text[]", String.valueOf(type.room()));
        }

        @Override
        public WireShape knownText(WireType.KnownText type) {
            return shape(type, "oneof", "", "", type.known(), List.of());
        }

        /** Leaves out the enum's name, since no bytes depend on it. */
        @Override
        public WireShape enumeration(WireType.Enumeration type) {
            return new WireShape(
                    "enum",
                    "",
                    type.nullable(),
                    "",
                    type.constants(),
                    true,
                    ConstantNumbers.NONE,
                    List.of(),
                    NONE,
                    List.of());
        }

        @Override
        public WireShape array(WireType.Array type) {
            return leaf(type, type.element().wireName() + "[]", limit(type.max()));
        }

        @Override
        public WireShape fixedArray(WireType.FixedArray type) {
            return leaf(type, type.element().wireName() + "[]", String.valueOf(type.length()));
        }

        @Override
        public WireShape custom(WireType.Custom type) {
            boolean fixed = type.size() != WireType.ANY;
            return leaf(
                    type,
                    (fixed ? "custom[] " : "custom ") + type.marshaller() + " " + type.version(),
                    fixed ? String.valueOf(type.size()) : "");
        }

        @Override
        public WireShape versionedBlock(WireType.VersionedBlock type) {
            return leaf(type, type.toString(), "");
        }

        @Override
        public WireShape open(WireType.Open type) {
            return leaf(type, type.toString(), "");
        }

        @Override
        public WireShape listOf(WireType.ListOf type) {
            return holder(type, "list", type.max());
        }

        @Override
        public WireShape mapOf(WireType.MapOf type) {
            return holder(type, "map", type.max());
        }

        @Override
        public WireShape entryOf(WireType.EntryOf type) {
            return holder(type, "entry", WireType.ANY);
        }

        @Override
        public WireShape optionalOf(WireType.OptionalOf type) {
            return holder(type, "optional", WireType.ANY);
        }

        @Override
        public WireShape nested(WireType.Nested type) {
            return reference(type, type.versioned() ? "versioned object" : "object", type.type());
        }

        @Override
        public WireShape family(WireType.Family type) {
            return reference(type, "family", type.root());
        }

        @Override
        public WireShape shared(WireType.Shared type) {
            return holder(type, "shared", WireType.ANY);
        }

        private static String after(PresenceByte presence) {
            return switch (presence) {
                case NONE -> "";
                case ONE -> " after presence";
                case ZERO -> " after absence";
            };
        }

        private static String form(EncodedForm form, ConstantNumbers numbers) {
            return form instanceof EncodedForm.OfNumber of && !numbers.isEmpty()
                    ? of.number().wireName() + " by number"
                    : form.toString().replace(EncodedForm.NULL_LENGTH, "");
        }

        /** If an enum is written by its names, or numbers of its own, no bytes depend on the order of constants. */
        @Override
        public WireShape encoded(WireType.Encoded type) {
            WireShape value = of(type.value());
            ConstantNumbers numbers =
                    type.form() instanceof EncodedForm.OfNumber of ? of.constants() : ConstantNumbers.NONE;
            boolean isByName = type.form() instanceof EncodedForm.OfText;
            return new WireShape(
                    value.kind() + " as " + form(type.form(), numbers) + after(type.presence()),
                    value.held(),
                    type.nullable(),
                    value.length(),
                    value.constants(),
                    !isByName && numbers.isEmpty(),
                    numbers,
                    value.known(),
                    value.listed(),
                    value.parts());
        }

        @Override
        public WireShape dynamic(WireType.Dynamic type) {
            return new WireShape(
                    DynamicTag.WORD,
                    "",
                    type.nullable(),
                    "",
                    List.of(),
                    true,
                    ConstantNumbers.NONE,
                    List.of(),
                    type.listed(),
                    List.of());
        }
    }
}
