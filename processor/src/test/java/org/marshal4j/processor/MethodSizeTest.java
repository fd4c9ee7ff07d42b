package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Generated methods are small enough for HotSpot to inline them where they are hot, however many fields there are, and
 * compile without a warning.
 */
class MethodSizeTest {

    /** HotSpot's {@code FreqInlineSize}. */
    private static final int INLINED = 325;

    /** What the arguments of a call take, of which there may be 255. */
    private static final int ARGUMENTS = 255 * 4;

    private static final String LEG = "public class Leg { public int size; }";

    @TempDir
    Path temp;

    /** Large classes; {@code #} stands for the number of the field. */
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

    @ParameterizedTest
    @EnumSource
    void methodsAreSmallEnoughToBeInlined(Large large) throws IOException {
        assertThat(tooLarge(compile(large.sources()), INLINED)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = "HIDDEN", mode = EnumSource.Mode.EXCLUDE) // a constructor cannot name hidden fields
    void thoseOfClassesWithAConstructorAreToo(Large large) throws IOException {
        Map<String, String> sources = large.sources();
        sources.put("p/Big.java", asFinal(sources.get("p/Big.java")));
        assertThat(tooLarge(compile(sources), INLINED)).isEmpty();
    }

    /** All but the one with the call that takes all values. */
    @ParameterizedTest
    @EnumSource(names = "HIDDEN", mode = EnumSource.Mode.EXCLUDE)
    void thoseOfRecordsAreToo(Large large) throws IOException {
        Map<String, String> sources = large.sources();
        sources.put("p/Big.java", asRecord(sources.get("p/Big.java")));
        Path classes = compile(sources);
        assertThat(tooLarge(classes, INLINED)).allMatch(method -> method.contains(" readFields("));
        assertThat(tooLarge(classes, INLINED + ARGUMENTS)).isEmpty();
    }

    /** The same with one field that only a constructor can fill. */
    private static String asFinal(String source) {
        return source.replace(
                "public class Big  {\n",
                "public class Big  {\n    private final int id;\n    Big(int id) { this.id = id; }\n");
    }

    /** The same as a record; of longs there can only be half as many. */
    private static String asRecord(String source) {
        String components = source.substring(source.indexOf('{') + 1, source.lastIndexOf('}'))
                .replaceAll("\\b(public|private) ", "")
                .strip();
        List<String> all = Arrays.stream(components.split(";")).toList();
        return source.substring(0, source.indexOf('{')).replace("class Big", "record Big(")
                + String.join(",", all.subList(0, Math.min(all.size(), 120)))
                + ") {}";
    }

    private Path compile(Map<String, String> sources) {
        TestCompiler.Result result = TestCompiler.JAVAC.compile(
                temp, sources, TestCompiler.pathOf(List.of()), List.of(new MarshalProcessor()), List.of("-Werror"));
        assertThat(result.diagnostics()).isEmpty();
        return result.classes();
    }

    private static List<String> tooLarge(Path classes, int limit) throws IOException {
        return MethodSizes.marshallers(classes).stream()
                .flatMap(file -> MethodSizes.of(file).entrySet().stream())
                .filter(method -> !method.getKey().equals("static {};") && method.getValue() > limit)
                .map(method -> method.getValue() + " " + method.getKey())
                .toList();
    }
}
