package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Fields with all the names that occur in generated code: of its packages, classes, methods, constants, variables. A
 * variable hides a class or package of the same name.
 */
class FieldNamesTest {

    private static final Path GOLDEN = Path.of("src/test/resources/golden");
    private static final Pattern NOT_CODE = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*|\n *\\* [^\n]*|\"[^\"\n]*\"");
    private static final Pattern NAME = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$]*");

    /** As many as the parameters of a constructor can be, with some longs and doubles. */
    private static final int GROUP = 120;

    /** Names in as many golden files belong to generated code, and not to a single type. */
    private static final int SEVERAL = 2;

    /** Types that have a column, too. */
    private static final List<String> TABLE_TYPES = List.of(
            "int",
            "String",
            "Part",
            "Long",
            "java.util.List<String>",
            "double[]",
            "Kind",
            "java.util.Map<String, Integer>",
            "boolean",
            "java.math.BigDecimal",
            "java.util.List<Part>",
            "java.time.Instant",
            "byte[]");

    private static final List<String> OTHER_TYPES = List.of(
            "String[]",
            "java.util.Optional<String>",
            "Shape",
            "StringBuilder",
            "java.util.Set<Kind>",
            "int[][]",
            "java.util.Map.Entry<String, Kind>",
            "java.util.concurrent.atomic.AtomicReference<Part>",
            "java.util.BitSet",
            "java.util.Properties",
            "Plain",
            "java.util.TreeMap<String, java.util.List<Shape>>",
            "long");

    private static final String HELPERS = """
            package com.acme;

            import org.marshal4j.Marshal;
            import org.marshal4j.TypeId;

            @Marshal(table = true, view = true)
            record Part(int a, String b) {}

            enum Kind { ONE, TWO }

            @Marshal
            sealed interface Shape permits Circle, Square {}

            @Marshal @TypeId(1)
            final class Circle implements Shape { int radius; }

            @Marshal @TypeId(2)
            final class Square implements Shape { int side; }

            @Marshal
            class Plain { int x; }
            """;

    /** The methods of all objects. */
    private static final Set<String> OF_OBJECTS =
            Set.of("clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

    /** Classes that are always tried. */
    private static final Set<String> CLASSES = Set.of("""
            String Object Override Output Input Text Checks Table Row Columns List com org java
            """.split("\\s+"));

    private static final String CLASS = """
            package %s;

            @org.marshal4j.Marshal(table = true, view = true)
            public class %s {
                int number;
                java.lang.String text;
                java.util.List<java.lang.Integer> list;
                java.lang.Long box;
            }
            """;

    private static final String HOLDER = """
            package %1$s;

            @org.marshal4j.Marshal(table = true, view = true)
            public record Holds(%2$s one, java.util.List<%2$s> many, java.util.Map<java.lang.String, %2$s> map) {}
            """;

    @TempDir
    Path temp;

    /** How a type declares its fields. */
    private enum Style {
        FIELDS(true, "@Marshal(table = true, view = true) public class %s", "public %s %s;"),
        PRIVATE(true, "@Marshal(table = true, view = true, evolvable = true) class %s", "private %s %s;"),
        FINAL(false, "@Marshal(evolvable = true) class %s", "private %s %s;"),
        MEMBER(false, "@Marshal @TypeId(3) final class %s implements Family", "%s %s;"),
        RECORD(true, "@Marshal(table = true, view = true) record %s", "%s %s"),
        LOOSE_RECORD(false, "@Marshal(view = true) record %s", "%s %s"),
        GENERIC(false, "@Marshal class %s<T>", "%s %s;");

        private final boolean hasTable;
        private final String head;
        private final String field;

        Style(boolean hasTable, String head, String field) {
            this.hasTable = hasTable;
            this.head = head;
            this.field = field;
        }

        boolean isRecord() {
            return this == RECORD || this == LOOSE_RECORD;
        }

        String source(String name, List<String> names, int shift) {
            List<String> types = hasTable ? TABLE_TYPES : OTHER_TYPES;
            String fields = IntStream.range(0, names.size())
                    .mapToObj(i -> field.formatted(types.get((i + shift) % types.size()), names.get(i)))
                    .collect(Collectors.joining(isRecord() ? ", " : "\n    "));
            String head = "package com.acme;\nimport org.marshal4j.*;\n" + this.head.formatted(name);
            String body = isRecord() ? head + "(" + fields + ") {}\n" : head + " {\n    " + fields + "\n}\n";
            return this == MEMBER
                    ? body + "@Marshal sealed interface Family permits " + name + " {}\n"
                    : this == GENERIC
                            ? body + "@Marshal class Holder" + name + " { " + name + "<String> all; }\n"
                            : body;
        }
    }

    /** Names that have been forgotten before. */
    private static final List<String> KNOWN =
            List.of("com", "org", "java", "net", "Checks", "Cells", "List", "Handles", "fields", "schema", "instance");

    /**
     * The names that occur in the golden sources of several types, but for words of Java; and those whose constants would
     * have one of these names.
     */
    private static List<String> names() throws IOException {
        Map<String, Integer> counts = new HashMap<>();
        try (Stream<Path> files = Files.walk(GOLDEN)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java")
                            && each.getParent().endsWith("out"))
                    .toList()) {
                String code = NOT_CODE.matcher(Files.readString(file)).replaceAll(" ");
                NAME.matcher(code)
                        .results()
                        .map(MatchResult::group)
                        .distinct()
                        .forEach(name -> counts.merge(name, 1, Integer::sum));
            }
        }
        TreeSet<String> names = new TreeSet<>(KNOWN);
        counts.forEach((name, count) -> {
            if (count >= SEVERAL && !SourceVersion.isKeyword(name, SourceVersion.RELEASE_17)) {
                names.add(name);
                String ofConstant = constantOf(name);
                if (!SourceVersion.isKeyword(ofConstant, SourceVersion.RELEASE_17)) {
                    names.add(ofConstant);
                }
            }
        });
        assertThat(names).hasSizeGreaterThan(200);
        return List.copyOf(names);
    }

    /** The name of a field whose constant has this name; the name itself if it is not that of a constant. */
    private static String constantOf(String name) {
        return name.matches("[A-Z][A-Z0-9_]+")
                ? Pattern.compile("_([a-z0-9])")
                        .matcher(name.toLowerCase(Locale.ROOT))
                        .replaceAll(part -> part.group(1).toUpperCase(Locale.ROOT))
                : name;
    }

    /** All names in groups; in the everyday build, each kind of type has a few of them. */
    private static List<List<String>> groups(Style style) throws IOException {
        List<String> names = names().stream()
                .filter(name -> KNOWN.contains(name) || Sampled.takesRarely(style + name))
                // Records cannot have components with the names of their methods.
                .filter(name -> !style.isRecord() || !OF_OBJECTS.contains(name))
                .toList();
        List<List<String>> groups = new ArrayList<>();
        for (int i = 0; i < names.size(); i += GROUP) {
            groups.add(names.subList(i, Math.min(names.size(), i + GROUP)));
        }
        return groups;
    }

    static Stream<Arguments> cases() {
        return Stream.of(TestCompiler.values())
                .flatMap(compiler -> Stream.of(Style.values()).map(style -> Arguments.of(compiler, style)))
                .filter(arguments -> arguments.get()[0] == TestCompiler.JAVAC || Sampled.isThorough());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void areNamesOfFields(TestCompiler compiler, Style style) throws IOException {
        Map<String, String> sources = new LinkedHashMap<>();
        sources.put("com/acme/Helpers.java", HELPERS);
        for (List<String> group : groups(style)) {
            String name = "Holds" + sources.size();
            String source = style.source(name, group, sources.size());
            sources.put("com/acme/" + name + ".java", source.replace("Family", "Family" + sources.size()));
        }
        requireCompiled(compiler, sources);
    }

    /** A schema that is too long for one constant has several, which are numbered. */
    @ParameterizedTest
    @EachCompiler
    void areNamesOfFurtherConstants(TestCompiler compiler) {
        Stream<String> names = Stream.concat(
                Stream.of("fields_2", "fields2"),
                IntStream.range(0, 300).mapToObj(i -> "aNameThatTakesAlmostAHundredBytes".repeat(3) + i));
        String source = Style.PRIVATE.source("Wide", names.toList(), 0).replace("table = true, view = true, ", "");
        requireCompiled(compiler, Map.of("com/acme/Helpers.java", HELPERS, "com/acme/Wide.java", source));
    }

    /** A class is beside another one that holds it, in a package of its own: it hides the classes of the same name. */
    @ParameterizedTest
    @EachCompiler
    void areNamesOfClasses(TestCompiler compiler) throws IOException {
        Map<String, String> sources = new LinkedHashMap<>();
        for (String name : names()) {
            boolean isClass = Character.isUpperCase(name.charAt(0)) || KNOWN.contains(name);
            // Beside a class called java, the Eclipse compiler finds java.lang in no source, whoever wrote it.
            boolean isFound = compiler == TestCompiler.JAVAC || !name.equals("java");
            if (isClass && isFound && (CLASSES.contains(name) || Sampled.takesRarely(name))) {
                String directory = "com/acme/p" + sources.size();
                sources.put(directory + "/" + name + ".java", source(CLASS, directory, name));
                sources.put(directory + "/Holds.java", source(HOLDER, directory, name));
            }
        }
        requireCompiled(compiler, sources);
    }

    /** A class called java or org hides the package, except in imports. */
    private static String source(String text, String directory, String name) {
        String source = text.formatted(directory.replace('/', '.'), name);
        return name.equals("java") || name.equals("org")
                ? source.replace("java.lang.", "")
                        .replace("java.util.", "")
                        .replace("org.marshal4j.", "")
                        .replaceFirst(
                                ";", "; import java.util.List; import java.util.Map; import org.marshal4j.Marshal;")
                : source;
    }

    private void requireCompiled(TestCompiler compiler, Map<String, String> sources) {
        TestCompiler.Result result = compiler.compile(temp, sources);
        assertThat(result.errors().stream()
                        .map(error -> error.getSource() + ":" + error.getLineNumber() + " " + error.getMessage(null))
                        .limit(20))
                .isEmpty();
    }
}
