package org.marshal4j.schema.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads the canonical text of a {@link WireType} from start to end, each character once. A text may come from a
 * stranger, so the time must not grow with the depth as well.
 */
public final class WireTypeParser {
    /** More dimensions than a Java array can have, but few enough for any stack. */
    private static final int DEEPEST = 300;

    /** The largest number of digits in a length that the format fixes. */
    private static final int LENGTH_DIGITS = 9;

    private static final int LIMIT_DIGITS = 10;

    /** Before the form of a value that another library has chosen. */
    private static final String AS = " as ";

    private final WireTypeCursor in;

    /** Finds the constants of an enum that a text leaves out. */
    private final Function<String, Optional<List<String>>> enums;

    private int depth;

    private WireTypeParser(WireTypeCursor in, Function<String, Optional<List<String>>> enums) {
        this.in = in;
        this.enums = enums;
    }

    /** Parses a complete text. */
    static WireType parse(String text) {
        return parse(text, name -> {
            throw WireWords.notAWireType(text);
        });
    }

    /**
     * Parses a text that may leave out the constants of an enum, since compilers do not agree on the order in which
     * they show the constants in a class file.
     *
     * @param text the text
     * @param enums finds the constants of an enum, in order of declaration, by the enum's binary name; empty to leave
     *     them out
     * @return the wire type
     * @throws IllegalArgumentException if the text is not a wire type
     */
    public static WireType parse(String text, Function<String, Optional<List<String>>> enums) {
        WireTypeCursor in = new WireTypeCursor(text);
        WireType type = new WireTypeParser(in, enums).type();
        in.expectEnd();
        return type;
    }

    private WireType type() {
        if (depth == DEEPEST) {
            throw new IllegalArgumentException("wire types nested more than " + DEEPEST + " deep");
        }
        depth++;
        String word = in.name();
        WireType type = switch (in.peek()) {
            case ' ' -> in.isNext(AS) ? single(word) : described(word);
            case '<' -> holder(word);
            case '[' -> sized(word);
            case '(' -> limited(word);
            default -> single(word);
        };
        depth--;
        return in.take(AS) ? encoded(type) : type;
    }

    private WireType encoded(WireType value) {
        EncodedForm form = EncodedForm.parse(in);
        PresenceByte presence = presence();
        if (value.nullable() || !form.suits(value) || (form.hasNull() && presence != PresenceByte.ONE)) {
            throw in.bad();
        }
        return new WireType.Encoded(value, form, form.hasNull() ? PresenceByte.NONE : presence);
    }

    private PresenceByte presence() {
        return in.take(PresenceByte.ZERO.mark())
                ? PresenceByte.ZERO
                : nullable() ? PresenceByte.ONE : PresenceByte.NONE;
    }

    private WireType single(String word) {
        boolean nullable = nullable();
        WireType type = WireWords.wireType(word, nullable);
        return type == null ? new WireType.Nested(word, false, nullable) : type;
    }

    private WireType described(String word) {
        in.expect(" ");
        return switch (word) {
            case "enum" -> enumeration();
            case "custom" -> custom(WireType.ANY);
            case "family" -> new WireType.Family(in.name(), nullable());
            case "framed" -> new WireType.Nested(in.name(), true, nullable());
            case "shared" -> new WireType.Shared(object(), nullable());
            default -> throw in.bad();
        };
    }

    /** The target of a shared reference. It is not nullable itself: the reference is. */
    private WireType object() {
        String word = in.name();
        if (!in.take(" ")) {
            return new WireType.Nested(word, false, false);
        }
        return switch (word) {
            case "family" -> new WireType.Family(in.name(), false);
            case "framed" -> new WireType.Nested(in.name(), true, false);
            default -> throw in.bad();
        };
    }

    private WireType enumeration() {
        String name = in.name();
        if (!in.take("(")) {
            return new WireType.Enumeration(name, enums.apply(name), nullable());
        }
        List<String> constants = new ArrayList<>();
        while (!in.take(")")) {
            if (!constants.isEmpty()) {
                in.expect(",");
            }
            String constant = in.name();
            if (!WireWords.isIdentifier(constant)) {
                throw in.bad();
            }
            constants.add(constant);
        }
        return new WireType.Enumeration(name, constants, nullable());
    }

    private WireType holder(String word) {
        in.expect("<");
        return switch (word) {
            case "list" -> new WireType.ListOf(last(), limit(), nullable());
            case "map" -> {
                WireType key = type();
                in.expect(",");
                yield new WireType.MapOf(key, last(), limit(), nullable());
            }
            case "entry" -> {
                WireType key = type();
                in.expect(",");
                yield new WireType.EntryOf(key, last(), nullable());
            }
            case DynamicTag.WORD -> new WireType.Dynamic(listed(), nullable());
            case "optional" -> new WireType.OptionalOf(last(), nullable());
            default -> throw in.bad();
        };
    }

    private SortedMap<Integer, WireType> listed() {
        SortedMap<Integer, WireType> listed = new TreeMap<>();
        do {
            int number = in.number(0, LIMIT_DIGITS);
            if (!listed.isEmpty() && number <= listed.lastKey()) {
                throw in.bad();
            }
            in.expect(" ");
            listed.put(number, type());
        } while (in.take(","));
        in.expect(">");
        return listed;
    }

    private WireType last() {
        WireType type = type();
        in.expect(">");
        return type;
    }

    private WireType sized(String word) {
        if (in.take("[]")) {
            return new WireType.Array(primitive(word), limit(), nullable());
        }
        in.expect("[");
        int length = in.number(1, LENGTH_DIGITS);
        in.expect("]");
        return switch (word) {
            case "text" -> new WireType.FixedText(length, nullable());
            case "custom" -> {
                in.expect(" ");
                yield custom(length);
            }
            default -> new WireType.FixedArray(primitive(word), length, nullable());
        };
    }

    private WireType custom(int size) {
        return new WireType.Custom(in.name(), version(), size, nullable());
    }

    /** The version of a hand-written marshaller, which texts leave out if it is the first. */
    private int version() {
        if (!in.take("(")) {
            return WireType.Custom.FIRST;
        }
        int version = in.number(WireType.Custom.FIRST + 1, LIMIT_DIGITS);
        in.expect(")");
        return version;
    }

    private PrimitiveKind primitive(String word) {
        PrimitiveKind kind = WireWords.primitive(word);
        if (kind == null) {
            throw in.bad();
        }
        return kind;
    }

    private WireType limited(String word) {
        if (word.equals("oneof")) {
            in.expect("(");
            return new WireType.KnownText(known(), nullable());
        }
        @Nullable TextKind text = WireWords.text(word);
        if (text == null) {
            throw in.bad();
        }
        return new WireType.Text(text, limit(), nullable());
    }

    private List<String> known() {
        List<String> known = new ArrayList<>();
        while (!in.take(")")) {
            if (!known.isEmpty()) {
                in.expect(",");
            }
            known.add(in.quoted());
        }
        return known;
    }

    private int limit() {
        if (in.peek() != '(') {
            return WireType.ANY;
        }
        in.expect("(max=");
        int limit = in.number(0, LIMIT_DIGITS);
        in.expect(")");
        return limit;
    }

    private boolean nullable() {
        return in.take("?");
    }
}
