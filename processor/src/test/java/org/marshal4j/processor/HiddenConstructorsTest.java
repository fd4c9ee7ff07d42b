package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.chronicle.ChronicleMarshaller;

/** Imported classes whose constructors no other package can call. */
class HiddenConstructorsTest {

    private static final String LIBRARY = """
            //- lib/Either.java
            package lib;
            public class Either<L, R> {
                private final L left;
                private final R right;
                protected Either(L left, R right) { this.left = left; this.right = right; }
                public static <L, R> Either<L, R> forLeft(L left) { return new Either<>(left, null); }
            }
            //- lib/Half.java
            package lib;
            public class Half extends Either<String, Long> {
                protected Half(String left, Long right) { super(left, right); }
                public static Half sample() { return new Half("a", 1L); }
            }
            //- lib/Amount.java
            package lib;
            import java.util.Collection;
            import java.util.List;
            public final class Amount {
                public static final Amount ZERO = new Amount((short) 0, List.of());
                private final short value;
                private final List<String> units;
                private String note;
                private Amount(short value, Collection<String> units) {
                    if (value < 0) {
                        throw new IllegalArgumentException("negative");
                    }
                    this.value = value;
                    this.units = List.copyOf(units);
                }
                @Override public boolean equals(Object other) { return other instanceof Amount a && a.value == value; }
                @Override public int hashCode() { return value; }
                public static Amount sample() {
                    Amount amount = new Amount((short) 5, List.of("m"));
                    amount.note = "n";
                    return amount;
                }
            }
            //- lib/Mutable.java
            package lib;
            public class Mutable {
                private byte b;
                Mutable() {}
                public static Mutable sample() { Mutable m = new Mutable(); m.b = 7; return m; }
            }
            //- lib/Level.java
            package lib;
            public final class Level {
                public static final Level LOW = new Level("low");
                private final String name;
                private Level(String name) { this.name = name; }
            }
            //- lib/Single.java
            package lib;
            public final class Single {
                private int state;
                private Single() {}
                private static final class Holder { static final Single ONLY = new Single(); }
                public static Single get() { return Holder.ONLY; }
            }
            //- lib/Cached.java
            package lib;
            import java.util.Map;
            public final class Cached {
                private static final Map<String, Cached[]> ALL = Map.of();
                private final String id;
                private Cached(String id) { this.id = id; }
            }
            //- lib/Opaque.java
            package lib;
            public final class Opaque {
                private final String id;
                private Opaque(long number) { this.id = "" + number; }
            }
            """;

    private static final String KOTLIN = """
            //- kotlin/Metadata.java
            package kotlin;
            public @interface Metadata {}
            //- com/acme/Trade.java
            package com.acme;
            @kotlin.Metadata
            @org.marshal4j.Marshal
            public final class Trade {
                private final String isin;
                private final int size;
                private String note;
                private Trade(String isin, int size) { this.isin = isin; this.size = size; }
                public static Trade sample() { Trade trade = new Trade("c", 5); trade.note = "d"; return trade; }
            }
            """;

    @TempDir
    Path temp;

    @ParameterizedTest
    @EachCompiler
    void areCalledByHandles(TestCompiler compiler) throws Exception {
        Path library = Library.compiled(temp.resolve("library"), LIBRARY);
        TestCompiler.Result result = compile(compiler, library, """
                package p;
                @org.marshal4j.MarshalImport({lib.Amount.class, lib.Mutable.class, lib.Either.class, lib.Half.class})
                interface Imports {}
                """);
        try (Loaded loaded = result.load(library)) {
            roundTrip(loaded, "lib.Amount", "0500" + "01016d" + "016e");
            roundTrip(loaded, "lib.Mutable", "07");
            roundTrip(loaded, "lib.Half", "0161" + "01" + "0100000000000000");
            ChronicleMarshaller<Object> amounts = loaded.imported("p.Imports", "lib.Amount");
            byte[] negative = amounts.toByteArray(loaded.sample("lib.Amount"));
            negative[1] = -1;
            assertThatThrownBy(() -> amounts.fromByteArray(negative))
                    .hasRootCauseExactlyInstanceOf(IllegalArgumentException.class)
                    .hasRootCauseMessage("negative");
        }
    }

    @ParameterizedTest
    @EachCompiler
    void fillExistingObjects(TestCompiler compiler) throws Exception {
        Path library = Library.compiled(temp.resolve("library"), LIBRARY);
        TestCompiler.Result result = compile(compiler, library, """
                package p;
                @org.marshal4j.MarshalImport(lib.Mutable.class)
                interface Imports {}
                """);
        try (Loaded loaded = result.load(library)) {
            Object filled = loaded.object("lib.Mutable");
            ChronicleMarshaller<Object> marshaller = loaded.imported("p.Imports", "lib.Mutable");
            Bytes<?> message = Bytes.allocateElasticOnHeap();
            marshaller.write(loaded.sample("lib.Mutable"), message);
            marshaller.readInto(filled, message);
            assertThat(marshaller.toByteArray(filled)).containsExactly(7);
        }
    }

    @ParameterizedTest
    @EachCompiler
    void areNotCalledForObjectsToldApartByIdentity(TestCompiler compiler) {
        Path library = Library.compiled(temp.resolve("library"), LIBRARY);
        TestCompiler.Result result = compile(compiler, library, """
                package p;
                @org.marshal4j.MarshalImport({lib.Level.class, lib.Single.class, lib.Cached.class, lib.Opaque.class})
                interface Imports {}
                """);
        String kept =
                "has no constructor that generated code can call: all of them are private, and another object would not"
                        + " be the same as those that it keeps, such as ";
        assertThat(Library.errors(result))
                .hasSize(4)
                .anySatisfy(error -> assertThat(error).contains("Level " + kept + "LOW, since it has no equals."))
                .anySatisfy(error -> assertThat(error).contains("Single " + kept + "ONLY, since it has no equals."))
                .anySatisfy(error -> assertThat(error).contains("Cached " + kept + "ALL, since it has no equals."))
                .anySatisfy(error -> assertThat(error)
                        .contains("Opaque(long number) has a parameter that matches no field by name and type."));
    }

    /** The messages must not suggest adding a constructor to a class of a jar, wherever the class is bound. */
    @ParameterizedTest
    @EachCompiler
    void sayThatAGenericClassCannotBeImported(TestCompiler compiler) {
        Path library = Library.compiled(temp.resolve("library"), """
                //- lib/Box.java
                package lib;
                public class Box<T> {
                    private final T value;
                    private final Thread owner;
                    Box(long number) { this.value = null; this.owner = null; }
                }
                //- lib/Shelf.java
                package lib;
                public class Shelf { public Box<String> box; public Box<Thread> other; }
                """);
        TestCompiler.Result result = compile(compiler, library, """
                package p;
                @org.marshal4j.MarshalImport({lib.Shelf.class, lib.Box.class})
                interface Imports {}
                """);
        assertThat(Library.errors(result))
                .anySatisfy(error -> assertThat(error)
                        .contains(
                                "[MARSHAL139] lib.Box cannot be imported: Shelf.box: Box has no constructor that generated"
                                        + " code can call: Box(long number) has a parameter that matches no field by name"
                                        + " and type. Put @MarshalWith on the fields of this type."))
                .anySatisfy(error -> assertThat(error)
                        .contains(
                                "[MARSHAL139] lib.Box cannot be imported: Shelf.box.owner: Thread cannot be marshalled."
                                        + " Mark it @Skip or @MarshalWith in a mix-in of Box."))
                .anySatisfy(error -> assertThat(error)
                        .contains(
                                "[MARSHAL139] lib.Shelf cannot be imported: Shelf.other.value: Thread cannot be marshalled."
                                        + " Mark it @Skip or @MarshalWith in a mix-in of Shelf."));
    }

    private TestCompiler.Result compile(TestCompiler compiler, Path library, String importer) {
        return compiler.compile(
                temp.resolve(compiler + "" + importer.hashCode()),
                Map.of("p/Imports.java", importer),
                TestCompiler.pathOf(List.of(library)),
                List.of(new MarshalProcessor()),
                compiler == TestCompiler.JAVAC ? List.of("-Xlint:all,-processing,-path", "-Werror") : List.of());
    }

    /** In Kotlin, a constructor that takes a value class is private for Java, no matter what its source says. */
    @ParameterizedTest
    @EachCompiler
    void areAlsoCalledInKotlinClasses(TestCompiler compiler) throws Exception {
        TestCompiler.Result result = compiler.compile(
                temp.resolve("kotlin"), Library.sources(KOTLIN), List.of(), List.of(new MarshalProcessor()));
        try (Loaded loaded = result.load()) {
            ChronicleMarshaller<Object> marshaller = loaded.marshaller("com.acme.Trade");
            Object trade = loaded.sample("com.acme.Trade");
            assertThat(Loaded.hex(marshaller, trade)).isEqualTo("0163" + "05000000" + "0164");
            assertThat(marshaller.fromByteArray(marshaller.toByteArray(trade)))
                    .usingRecursiveComparison()
                    .isEqualTo(trade);
        }
    }

    @ParameterizedTest
    @EachCompiler
    void areNotCalledInKotlinClassesThatHideThemOrKeepInstances(TestCompiler compiler) {
        TestCompiler.Result result = compiler.compile(
                temp.resolve("private"),
                Library.sources(KOTLIN.replace("private Trade(String isin, int size)", "private Trade()")
                        + KOTLIN.replace("Trade", "Kept")
                                .replace("sample()", "sample; private static Kept make()")
                                .replaceAll("(?s)//- kotlin.*?(?=//-)", "")),
                List.of(),
                List.of(new MarshalProcessor()));
        assertThat(Library.errors(result))
                .anyMatch(error -> error.contains(
                        "Trade has no constructor that generated code can call: all of them are private"))
                .anyMatch(error -> error.contains(
                        "and another object would not be the same as those that it keeps, such as sample"));
    }

    private static void roundTrip(Loaded loaded, String type, String hex) {
        ChronicleMarshaller<Object> marshaller = loaded.imported("p.Imports", type);
        assertThat(Loaded.hex(marshaller, loaded.sample(type))).isEqualTo(hex);
        byte[] message = marshaller.toByteArray(loaded.sample(type));
        assertThat(marshaller.toByteArray(marshaller.fromByteArray(message))).isEqualTo(message);
    }
}
