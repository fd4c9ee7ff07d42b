package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.change.SchemaChanges;
import org.marshal4j.schema.lock.Schemas;

/**
 * Two callers ask the same judge whether a schema has changed: the comparison with the lock file at compile time, and
 * the check of a stream header when a stream is read. For each pair of an older and a newer schema,
 * {@code src/test/resources/judges.txt} holds what each caller says. Where one objects and the other does not, a
 * comment there says why.
 *
 * <p>The header is checked in both directions, because the lock file accepts only what works in both: whether older
 * messages can be read with the newer schemas, and newer messages with the older ones.
 */
class JudgesTest {
    private static final Path PAIRS = Path.of("src/test/resources/judges.txt");
    private static final String ACCEPTED = "accepted";

    /** The first type of each side is the type of the messages. */
    record Pair(String name, boolean isMarked, String before, String after, String expected) {
        static Pair parse(String text) {
            String[] parts = text.split("(^|\n)---\n", -1);
            List<String> head = parts[0].lines().toList();
            boolean isMarked = head.get(1).startsWith("# They disagree: ");
            String before = head.stream().skip(isMarked ? 2 : 1).collect(Collectors.joining("\n"));
            return new Pair(head.get(0), isMarked, before, parts[1], parts[2].strip());
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Pair> pairs() throws IOException {
        return Arrays.stream(Files.readString(PAIRS).split("(^|\n)=== "))
                .skip(1)
                .map(Pair::parse);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("pairs")
    void sayTheSameAsBefore(Pair pair) {
        List<Difference> changes = changes(pair);
        String older = header(pair.before, pair.after);
        String newer = header(pair.after, pair.before);
        String lock = changes.isEmpty()
                ? ACCEPTED
                : changes.stream().map(JudgesTest::shown).collect(Collectors.joining("\n  "));
        assertThat("lock: " + lock + "\nolder messages: " + older + "\nnewer messages: " + newer)
                .isEqualTo(pair.expected);
        boolean passesLock = changes.stream().allMatch(change -> change.rule().isSafe());
        boolean passesHeader = older.equals(ACCEPTED) && newer.equals(ACCEPTED);
        assertThat(pair.isMarked).as("marked as one on which they disagree").isEqualTo(passesLock != passesHeader);
    }

    private static List<Difference> changes(Pair pair) {
        return SchemaChanges.between(schemas(pair.before), schemas(pair.after)).stream()
                .filter(difference -> difference.rule().isReported())
                // These are also reported for everything that is renamed here.
                .filter(difference ->
                        difference.rule() != Rule.TYPE_REMOVED && difference.rule() != Rule.SUPERCLASS_REMOVED)
                .toList();
    }

    private static String shown(Difference change) {
        return change.rule().id() + (change.rule().isSafe() ? " (safe) " : " ") + change.type()
                + (change.field().isEmpty() ? "" : "." + change.field()) + ": " + change.detail();
    }

    /** What a reader with one side's schemas says to messages written with those of the other side. */
    private static String header(String there, String here) {
        Schemas writers = schemas(there);
        Schema written = writers.apply(root(there));
        byte[] body = ("type " + written.type() + " " + HexFormat.of().toHexDigits(written.fingerprint(writers)) + "\n"
                        + writers)
                .getBytes(StandardCharsets.UTF_8);
        ArrayTarget header = new ArrayTarget(body.length + 8);
        header.output().writeInt(0x6A346D01).writeInt(body.length).write(body);
        try {
            StreamHeader.check(Input.of(header.array(), 0, body.length + 8), Stub.of(schemas(here), root(here)));
            return ACCEPTED;
        } catch (MarshalException e) {
            return lines(String.valueOf(e.getMessage()), root(here));
        }
    }

    /** The message without the words that are the same in every message about schemas. */
    private static String lines(String message, String type) {
        String head = "reading " + type + " at offset 0: written with another schema\n";
        String end = "\n  [MARSHAL218]";
        return message.startsWith(head) && message.endsWith(end)
                ? "MARSHAL218\n" + message.substring(head.length(), message.length() - end.length())
                : message;
    }

    private static Schemas schemas(String text) {
        return Schemas.parse("wire 1\n\n" + text);
    }

    private static String root(String text) {
        return text.lines()
                .findFirst()
                .orElseThrow()
                .replaceFirst("^family ", "")
                .replaceFirst(" .*", "");
    }

    /** Has a schema, but marshals nothing. The types that it holds have stubs of their own. */
    private abstract static class Stub extends NoBytesMarshaller<Object> {
        private static final Map<String, Class<?>> BY_TYPE = Map.of(
                "a.Quote", OfQuote.class,
                "a.Leg", OfLeg.class,
                "a.Arm", OfArm.class,
                "a.Shape", OfShape.class,
                "a.Circle", OfCircle.class,
                "a.Square", OfSquare.class,
                "b.Square", OfMovedSquare.class,
                "a.Line", OfLine.class);

        private static final Schema UNUSED = Schema.of("Unused");

        private static Schemas schemas = Schemas.of(List.of());

        private final String name;

        Stub(String name) {
            super(Object.class, UNUSED);
            this.name = name;
            Marshallers.register(this, MarshalVersion.VERSION);
        }

        Stub() {
            super(Object.class, UNUSED);
            this.name = BY_TYPE.entrySet().stream()
                    .filter(each -> each.getValue() == getClass())
                    .findAny()
                    .orElseThrow()
                    .getKey();
            Marshallers.register(this, MarshalVersion.VERSION);
        }

        static Stub of(Schemas schemas, String type) {
            Stub.schemas = schemas;
            return new OfRoot(type);
        }

        @Override
        public Schema schema() {
            List<String> imported = new ArrayList<>();
            BY_TYPE.forEach((type, marshaller) -> imported.add(type + " " + marshaller.getName()));
            return schemas.apply(name).from(TypeSchema.imports(getClass(), imported.toArray(String[]::new)));
        }
    }

    private static final class OfRoot extends Stub {
        OfRoot(String type) {
            super(type);
        }
    }

    private static final class OfQuote extends Stub {
        static final OfQuote INSTANCE = new OfQuote();
    }

    private static final class OfLeg extends Stub {
        static final OfLeg INSTANCE = new OfLeg();
    }

    private static final class OfArm extends Stub {
        static final OfArm INSTANCE = new OfArm();
    }

    private static final class OfShape extends Stub {
        static final OfShape INSTANCE = new OfShape();
    }

    private static final class OfCircle extends Stub {
        static final OfCircle INSTANCE = new OfCircle();
    }

    private static final class OfMovedSquare extends Stub {
        static final OfMovedSquare INSTANCE = new OfMovedSquare();
    }

    private static final class OfSquare extends Stub {
        static final OfSquare INSTANCE = new OfSquare();
    }

    private static final class OfLine extends Stub {
        static final OfLine INSTANCE = new OfLine();
    }
}
