package org.marshal4j.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.Compiler.javac;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.Marshal;
import org.marshal4j.runtime.MarshalVersion;
import org.marshal4j.schema.Schema;

/**
 * Google's compile-testing, with which users compile their own types: as docs/builds.md shows, and without warnings.
 */
class CompileTestingTest {

    private static final Path GOLDEN = Path.of("src/test/resources/golden");

    private static final Pattern PACKAGE = Pattern.compile("package ([\\w.]+);");

    @Test
    void generatesMarshallers() {
        Compilation compilation = javac().withProcessors(new MarshalProcessor())
                .compile(JavaFileObjects.forSourceLines(
                        "com.acme.Quote",
                        "package com.acme;",
                        "",
                        "@org.marshal4j.Marshal",
                        "public class Quote implements QuoteMarshallable {",
                        "    long time;",
                        "    double bid;",
                        "}"));
        assertThat(compilation).succeededWithoutWarnings();
        assertThat(compilation).generatedSourceFile("com.acme.QuoteMarshaller");
        assertThat(compilation)
                .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/marshal4j/com.acme.Quote.schema")
                .contentsAsUtf8String()
                .isEqualTo("wire 1\n\ncom.acme.Quote\n  time int64\n  bid float64\n");
    }

    @Test
    void reportsWhatCannotBeMarshalledOnItsLine() {
        JavaFileObject quote = JavaFileObjects.forSourceLines(
                "com.acme.Quote",
                "package com.acme;",
                "",
                "@org.marshal4j.Marshal",
                "public class Quote {",
                "    long time;",
                "    Thread owner;",
                "}");
        Compilation compilation = javac().withProcessors(new MarshalProcessor()).compile(quote);
        assertThat(compilation).failed();
        assertThat(compilation).hadErrorCount(1);
        assertThat(compilation)
                .hadErrorContaining("[MARSHAL105] Quote.owner: Thread cannot be marshalled")
                .inFile(quote)
                .onLine(6);
    }

    @Test
    void reportsAnImportWithoutAcceptedIdsWhereItNamesTheClass() {
        JavaFileObject points = JavaFileObjects.forSourceLines(
                "com.acme.Points",
                "package com.acme;",
                "",
                "@org.marshal4j.MarshalImport(",
                "        value = java.awt.Point.class,",
                "        schemaId = true)",
                "interface Points {}");
        Compilation compilation = javac().withProcessors(new MarshalProcessor()).compile(points);
        assertThat(compilation).hadErrorCount(1);
        assertThat(compilation)
                .hadErrorContaining("[MARSHAL198] Point has schema ids, and its schema has not been accepted yet")
                .inFile(points)
                .onLine(4);
    }

    /** The stubs that kapt makes of a family in Kotlin. */
    @Test
    void advisesToListSubtypesIfAFamilyIsNoLongerSealed() {
        JavaFileObject shape = JavaFileObjects.forSourceLines(
                "com.acme.Shape",
                "package com.acme;",
                "",
                "@org.marshal4j.Marshal()",
                "public abstract interface Shape {",
                "}");
        Compilation compilation = javac().withProcessors(new MarshalProcessor()).compile(shape);
        assertThat(compilation).hadErrorCount(1);
        assertThat(compilation).hadErrorContaining("subtypes").inFile(shape).onLine(4);
    }

    /** Uses each annotation, without the module for Chronicle. */
    @ParameterizedTest
    @ValueSource(strings = {"-Xlint:all", "-Xlint:processing"})
    void causesNoWarnings(String lint) {
        JavaFileObject book = JavaFileObjects.forSourceString("com.acme.Book", """
                package com.acme;

                import java.util.List;
                import java.util.Map;
                import java.util.Optional;
                import org.marshal4j.*;

                @Marshal(evolvable = true)
                public class Book implements BookMarshallable {
                    @Required String symbol;
                    @Skip int skipped;
                    @StopBit int count;
                    @MaxLength(3) String bounded;
                    @OneOf({"A", "B"}) String known;
                    @FixedLength(8) String fixed;
                    @Interned String venue;
                    @Shared Leg shared;
                    Shape shape;
                    int[] array;
                    Optional<String> optional;
                    Map<String, List<Leg>> legs;
                    List<java.awt.Point> points;
                    private double bid;
                    @Since(2) long added;

                    public Book() {}

                    @Marshal
                    public static class Leg {
                        @Parent Book book;
                        int size;

                        Leg() {}
                    }

                    @Marshal
                    public sealed interface Shape permits Circle, Square {}

                    @Marshal
                    @TypeId(1)
                    public static final class Circle implements Shape {
                        double radius;

                        Circle() {}
                    }

                    @Marshal
                    @TypeId(2)
                    public record Square(double side) implements Shape {}

                    @MarshalImport(java.awt.Point.class)
                    interface Imports {}
                }
                """);
        Compilation compilation = javac().withProcessors(new MarshalProcessor())
                .withOptions(lint, "-Werror")
                .withClasspath(pathOf(Marshal.class, MarshalVersion.class, Schema.class))
                .compile(book);
        assertThat(compilation).succeededWithoutWarnings();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ancestors", "builder", "bulk-run", "evolvable", "family", "generic", "graph", "record"})
    void causesNoWarningsWithChronicle(String golden) throws IOException {
        List<JavaFileObject> sources = new ArrayList<>();
        SourceTree.read(GOLDEN.resolve(golden).resolve("in"))
                .forEach((file, text) -> sources.add(JavaFileObjects.forSourceString(nameOf(file, text), text)));
        Compilation compilation = javac().withProcessors(new MarshalProcessor())
                // path: the manifest of chronicle-bytes names jars that do not exist.
                .withOptions("-Xlint:all,-path", "-Werror")
                .compile(sources);
        assertThat(compilation).succeededWithoutWarnings();
    }

    private static String nameOf(String file, String text) {
        Matcher matcher = PACKAGE.matcher(text);
        String simple = file.substring(file.lastIndexOf('/') + 1, file.length() - ".java".length());
        return matcher.find() ? matcher.group(1) + "." + simple : simple;
    }

    private static List<File> pathOf(Class<?>... types) {
        return Arrays.stream(types)
                .map(TestCompiler::whereIs)
                .map(path -> path.toFile())
                .toList();
    }
}
