package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.openhft.chronicle.wire.WireType;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Classes of libraries whose newer versions come without the code that was generated for the older ones. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class NewerLibraryTest {

    /** Each type before and after, and what becomes of it: a field that would be lost, or {@code fine}. */
    private static final String CHANGES = """
            class Added { public int a = 1; }
            class Added { public int a = 1; private int b; }
            lib.Added without the field b

            class First { }
            class First { Object a; }
            lib.First without the field a

            class Renamed { public int a = 1; }
            class Renamed { public int b = 1; }
            lib.Renamed without the field b

            class Kept { public int a = 1; transient int b; }
            class Kept { public int a = 1; int b; }
            lib.Kept without the field b

            class Bulk { public long a = 1, b = 2, c = 3; }
            class Bulk { public long a = 1, b = 2, c = 3, d = 4; }
            lib.Bulk without the field d

            record Pair(int a) { public Pair() { this(1); } }
            record Pair(int a, int b) { public Pair() { this(1, 2); } }
            lib.Pair without the field b

            class Late { public int a = 1; }
            class Late extends Stateful { public int a = 1; }
            lib.Stateful without the field z

            class Below extends Above { public int a = 1; }
            class Below extends Above { public int a = 1; }
            lib.Above without the field y

            class Hiding extends Shape { public int id = 1; }
            class Hiding extends Shape { public int id = 1; int name; }
            lib.Shape without the field name

            class Higher extends Named { public int a = 1; }
            class Higher extends Named { }
            fine 800001000000

            class Noisy { public int a = 1; }
            class Noisy { public int a = 1; static int b; transient int c; Object $lock; }
            fine 01000000

            class Cached { public int hash = 1; public int a = 2; }
            class Cached { public int a = 2; }
            fine 02000000

            class Optional { public int a = 1; transient Absent b; }
            class Optional { public int a = 1; transient Absent b; int c; }
            fine 01000000
            """;

    private static final String OTHERS = """
            class Absent { }
            class Absent { }

            class Stateful { }
            class Stateful { int z; }

            class Above { public int x = 9; }
            class Above { public int x = 9; int y; }

            abstract class Shape { public String name; }
            abstract class Shape { public String name; }

            abstract class Named { public String label; }
            abstract class Named { public int a = 1; public String label; }

            @org.marshal4j.Marshal class Page<T> { public T item; }
            @org.marshal4j.Marshal class Page<T> { public T item; int count; }

            class Base { public int a = 1; transient int b; }
            class Base { public int a = 1; transient int b; private int own; }

            enum Side { BUY, SELL }
            enum Side { BUY, HOLD, SELL }

            enum Level { LOW, HIGH, HIGHEST }
            enum Level { LOW, HIGH }

            enum Grown { A, B }
            enum Grown { A, B, C }
            """;

    private final Map<String, String> before = new LinkedHashMap<>();
    private final Map<String, String> after = new LinkedHashMap<>();
    private final Map<String, String> outcomes = new LinkedHashMap<>();

    private Path older;
    private Path newer;
    private TestCompiler.Result users;

    @BeforeAll
    void compile(@TempDir Path temp) throws IOException {
        for (String change : (OTHERS + "\n" + CHANGES).split("\n\n")) {
            String[] lines = change.strip().split("\n");
            String name = lines[0].replaceFirst(".*(?:class|record|enum) (\\w+).*", "$1");
            before.put("lib/" + name + ".java", declared(lines[0]));
            after.put("lib/" + name + ".java", declared(lines[1]));
            if (lines.length > 2) {
                outcomes.put(name, lines[2]);
            }
        }
        older = Library.compiled(temp.resolve("older"), before);
        newer = Library.compiled(temp.resolve("newer"), after);
        Files.delete(newer.resolve("lib/Absent.class"));
        String imported = String.join(".class, lib.", outcomes.keySet());
        Map<String, String> sources = new LinkedHashMap<>(Library.sources("""
                //- app/Imports.java
                package app;
                import org.marshal4j.*;
                @MarshalImport({lib.%s.class, lib.Above.class, lib.Shape.class, lib.Named.class, lib.Base.class})
                public interface Imports {}
                //- app/CachedMixIn.java
                package app;
                import org.marshal4j.*;
                @MarshalImport(lib.Cached.class)
                public interface CachedMixIn { @Skip int hash = 0; }
                //- app/Holder.java
                package app;
                @org.marshal4j.Marshal
                public class Holder { lib.Page<String> page = new lib.Page<>(); }
                //- app/Texts.java
                package app;
                @org.marshal4j.Marshal
                public class Texts extends lib.Page<String> { int own; }
                //- app/Own.java
                package app;
                @org.marshal4j.Marshal
                public class Own extends lib.Base { int own = 2; }
                //- app/Sided.java
                package app;
                @org.marshal4j.Marshal
                public class Sided { java.util.List<lib.Side> sides = java.util.List.of(lib.Side.SELL); }
                //- app/Numbered.java
                package app;
                @org.marshal4j.Marshal
                public class Numbered { @org.marshal4j.Encoded(org.marshal4j.Encoding.DATA_OUTPUT) lib.Side side = lib.Side.SELL; }
                //- app/ByName.java
                package app;
                @org.marshal4j.Marshal
                public class ByName {
                    @org.marshal4j.Encoded(value = org.marshal4j.Encoding.HADOOP, as = org.marshal4j.Form.TEXT) lib.Side side = lib.Side.SELL;
                    lib.Level level = lib.Level.HIGH;
                    lib.Grown grown = lib.Grown.B;
                }
                //- app/Third.java
                package app;
                @org.marshal4j.Marshal
                public class Third extends Own { int more = 3; }
                //- app/Wired.java
                package app;
                @org.marshal4j.Marshal
                public class Wired extends lib.Base
                        implements WiredMarshallable, net.openhft.chronicle.wire.Marshallable { int more = 3; }
                //- app/Carrier.java
                package app;
                @org.marshal4j.Marshal
                public abstract class Carrier extends lib.Page<String> { }
                //- app/Carried.java
                package app;
                @org.marshal4j.Marshal
                public class Carried extends Carrier { int more = 3; }
                """.formatted(imported)));
        users = TestCompiler.JAVAC.compile(
                temp.resolve("app"), sources, List.of(older), List.of(new MarshalProcessor()));
        assertThat(users.messages()).isEmpty();
    }

    @Test
    void importedClassesWithMoreFieldsAreRefused() throws Exception {
        Map<String, String> found = new LinkedHashMap<>();
        try (Loaded old = users.load(older);
                Loaded loaded = users.load(newer)) {
            outcomes.forEach((name, outcome) -> {
                assertThat(old.hexOf("app.Imports", "lib." + name)).isNotNull();
                found.put(name, outcome(loaded, name));
            });
        }
        assertThat(found).isEqualTo(outcomes);
    }

    @Test
    void superclassesWithMoreFieldsAreRefused() throws Exception {
        try (Loaded old = users.load(older);
                Loaded loaded = users.load(newer)) {
            assertThat(old.hexOfNew("app.Texts")).isEqualTo("800000000000");
            assertThat(old.hexOfNew("app.Holder")).isEqualTo("018000");
            assertThat(old.hexOfNew("app.Own")).isEqualTo("0100000002000000");
            assertThat(old.hexOfNew("app.Carried")).isEqualTo("800003000000");
            assertThat(WireType.TEXT.asString(old.object("app.Wired"))).contains("a: 1", "more: 3");
            assertIsRefused(() -> loaded.hexOfNew("app.Texts"), "app.Texts", "lib.Page, without the field count");
            assertIsRefused(() -> loaded.hexOfNew("app.Own"), "app.Base", "lib.Base, without the field own");
            assertIsRefused(() -> loaded.hexOfNew("app.Carried"), "app.Carrier", "lib.Page, without the field count");
            assertIsRefused(
                    () -> loaded.hexOfNew("app.Holder"), "app.Page_of_String", "lib.Page, without the field count");
            assertThatThrownBy(() -> WireType.TEXT.asString(loaded.object("app.Wired")))
                    .isInstanceOf(LinkageError.class);
        }
    }

    @Test
    void enumsInAnotherOrderAreRefused() throws Exception {
        try (Loaded old = users.load(older);
                Loaded loaded = users.load(newer)) {
            String other = "lib.Side, with the constant SELL at index 1";
            for (String type : List.of("app.Sided", "app.Numbered")) {
                assertThat(old.hexOfNew(type)).isNotEmpty();
                assertIsRefused(() -> loaded.hexOfNew(type), type, other);
            }
            assertThat(loaded.hexOfNew("app.ByName")).isEqualTo(old.hexOfNew("app.ByName"));
        }
    }

    private static void assertIsRefused(ThrowingCallable use, String type, String by) {
        Throwable thrown = catchThrowable(use);
        assertThat(thrown.getCause() == null ? thrown : thrown.getCause())
                .hasMessage("recompile %sMarshaller: it was compiled against another %s [MARSHAL211]", type, by);
    }

    private static String outcome(Loaded loaded, String name) {
        String[] hex = new String[1];
        Throwable thrown = catchThrowable(() -> hex[0] = loaded.hexOf("app.Imports", "lib." + name));
        return thrown == null
                ? "fine " + hex[0]
                : thrown.toString()
                        .replaceFirst(
                                "java.lang.IllegalStateException: recompile app.\\w+Marshaller: it was compiled against another (.*), (without .*) \\[MARSHAL211]",
                                "$1 $2");
    }

    private static String declared(String source) {
        return "package lib; " + source.strip().replaceFirst("(abstract class|class|record|enum) ", "public $1 ");
    }
}
