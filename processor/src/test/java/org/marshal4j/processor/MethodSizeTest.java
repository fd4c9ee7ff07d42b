package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Generated methods are small enough for HotSpot to inline when hot, no matter how many fields there are, and compile
 * without warnings.
 */
class MethodSizeTest {

    /** HotSpot's {@code FreqInlineSize}. */
    private static final int INLINED = 325;

    /** The bytecodes for the arguments of a call, of which there may be 255. */
    private static final int ARGUMENTS = 255 * 4;

    private static final String LEG = "public class Leg { public int size; }";

    @TempDir
    Path temp;

    /** Large classes; {@code #} is a placeholder for the number of the field. */
    enum Large {
        LONGS(200, "public long f#;"),
        PRIVATE_LONGS(100, "private long f#;"),
        BOOLEANS(130, "boolean f#;"),
        BOOLEANS_AND_BYTES(60, "boolean f#; byte g#;"),
        BOOLEANS_AND_LONGS(60, "boolean f#; long g#;"),
        STRINGS(100, "String f#;"),
        REQUIRED_STRINGS(200, "@Required String f#;"),
        PRIVATE_REQUIRED_STRINGS(200, "@Required private String f#;"),
        PRIVATE_MIXED(30, "private int f#; private String g#; private Integer h#; private Leg i#;"),
        ENUMS(100, "@Required private java.lang.Thread.State f#;"),
        NESTED(40, "Leg f#;"),
        PRIVATE_NESTED(80, "private Leg f#;"),
        REQUIRED_NESTED(80, "@Required private Leg f#;"),
        LISTS(50, "List<Leg> f#;"),
        REQUIRED_LISTS(150, "@Required private List<String> f#;"),
        ARRAYS(100, "@Required private int[] f#;"),
        BOXES(60, "Long f#;"),
        REQUIRED_BOXES(60, "@Required Character f#;"),
        PRIVATE_REQUIRED_BOXES(60, "@Required private Long f#;"),
        HIDDEN(60, "String f#; int g#;", "extends Parent");

        private final String source;

        Large(int count, String field) {
            this(count, field, "");
        }

        Large(int count, String field, String parent) {
            String fields = fields(count, field);
            String head = "package p; import java.util.List; import org.marshal4j.*; @Marshal ";
            this.source = head + "public class Big " + parent + " {\n" + fields + "}";
        }

        Map<String, String> sources() {
            Map<String, String> sources = new LinkedHashMap<>();
            String head = "package p; import org.marshal4j.*; @Marshal ";
            sources.put("p/Big.java", source);
            sources.put("p/Leg.java", head + LEG);
            if (this == HIDDEN) {
                sources.put("p/Parent.java", source.replace("Big extends Parent", "Parent"));
            }
            return sources;
        }

        private static String fields(int count, String field) {
            return IntStream.range(100, 100 + count)
                    .mapToObj(i -> "    " + field.replace("#", Integer.toString(i)) + "\n")
                    .collect(Collectors.joining());
        }
    }

    @Test
    void methodsAreSmallEnoughToBeInlined() throws IOException {
        assertThat(tooLarge(compile(0, source -> source), INLINED)).isEmpty();
    }

    @Test
    void thoseOfClassesWithAConstructorAreToo() throws IOException {
        assertThat(tooLarge(compile(1, MethodSizeTest::asFinal), INLINED)).isEmpty();
    }

    /** All methods except those with the call that takes all values. */
    @Test
    void thoseOfRecordsAreToo() throws IOException {
        Path classes = compile(2, MethodSizeTest::asRecord);
        assertThat(tooLarge(classes, INLINED))
                .isNotEmpty()
                .allMatch(method -> method.contains(" readFields(") || method.contains(" copyFields("));
        assertThat(tooLarge(classes, INLINED + ARGUMENTS)).isEmpty();
    }

    /** The same with one field that only a constructor can set. */
    private static String asFinal(String source) {
        return source.replace(
                "public class Big  {\n",
                "public class Big  {\n    private final int id;\n    Big(int id) { this.id = id; }\n");
    }

    /** The same as a record, which can have only half as many longs. */
    private static String asRecord(String source) {
        String components = source.substring(source.indexOf('{') + 1, source.lastIndexOf('}'))
                .replaceAll("\\b(public|private) ", "")
                .strip();
        List<String> all = Arrays.stream(components.split(";")).toList();
        return source.substring(0, source.indexOf('{')).replace("class Big", "record Big(")
                + String.join(",", all.subList(0, Math.min(all.size(), 120)))
                + ") {}";
    }

    /**
     * Compiles all of them at once, which is faster than one by one, each in a package of its own. In the everyday
     * build a quarter of them, and different ones for each form.
     */
    private Path compile(int forms, UnaryOperator<String> form) {
        Map<String, String> sources = new LinkedHashMap<>();
        for (Large large : Large.values()) {
            if (!Sampled.takesQuarter(large.ordinal() + forms)) {
                continue;
            }
            // Neither a constructor nor a record can name hidden fields.
            boolean hides = large == Large.HIDDEN;
            large.sources().forEach((file, source) -> {
                String formed = file.equals("p/Big.java") && !hides ? form.apply(source) : source;
                String name = large.name().toLowerCase(Locale.ROOT);
                sources.put(file.replace("p/", name + "/"), formed.replace("package p;", "package " + name + ";"));
            });
        }
        TestCompiler.Result result = TestCompiler.JAVAC.compile(temp, sources, List.of("-Werror"));
        assertThat(result.diagnostics()).isEmpty();
        return result.classes();
    }

    private static List<String> tooLarge(Path classes, int limit) throws IOException {
        return MethodSizes.of(MethodSizes.marshallers(classes)).entrySet().stream()
                .filter(method -> !method.getKey().endsWith(": static {};") && method.getValue() > limit)
                .map(method -> method.getKey() + " has " + method.getValue())
                .toList();
    }
}
