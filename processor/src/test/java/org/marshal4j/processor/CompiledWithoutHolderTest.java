package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Input;

/** Types whose parts, or their marshallers, are compiled again without them. */
class CompiledWithoutHolderTest extends CompiledInParts {
    @ParameterizedTest
    @EachCompiler
    void failsAtRunTimeIfTheSizeOfANestedTypeChanged(TestCompiler compiler) throws Exception {
        String leg = "package p; @org.marshal4j.Marshal public class Leg { int size; }";
        Path old = compiled(compiler, "old", "Leg", leg);
        Path holder = compileAgainst(
                        old,
                        compiler,
                        "Holder",
                        "package p; @org.marshal4j.Marshal public class Holder { Leg leg = new Leg(); int id = 1; }")
                .classes();
        Path changed = compiled(compiler, "changed", "Leg", leg.replace("int size;", "int size; byte more;"));
        try (Loaded loaded = Loaded.from(old, holder)) {
            assertThat(loaded.hexOfNew("p.Holder")).isEqualTo("01" + "00000000" + "01000000");
        }
        try (Loaded loaded = Loaded.from(changed, holder)) {
            assertThatThrownBy(() -> loaded.marshaller("p.Holder"))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("recompile p.Holder: it was compiled against another p.Leg [MARSHAL211]");
        }
    }

    @Test
    void failsAtRunTimeIfTheSizeOfAPartOfAFieldChanged() throws Exception {
        String leg = "package p; @org.marshal4j.Marshal public record Leg(int size) {}";
        List<String> fields = List.of(
                "java.util.List<Leg> legs",
                "java.util.List<java.util.Set<Leg>> legs",
                "java.util.Map<String, Leg> legs",
                "java.util.Map<Leg, String> legs",
                "java.util.Map.Entry<String, Leg> legs",
                "java.util.Optional<Leg> legs",
                "java.util.concurrent.atomic.AtomicReference<Leg> legs",
                "Leg[][] legs",
                "@Encoded(Encoding.HADOOP) java.util.List<Leg> legs",
                "@Encoded(value = Encoding.HADOOP, presence = Presence.ONE) java.util.List<Leg> legs");
        StringBuilder holders = new StringBuilder("package p; import org.marshal4j.*; public class Holders {");
        for (int i = 0; i < fields.size(); i++) {
            holders.append("@Marshal public static class H").append(i).append("{" + fields.get(i) + ";}");
        }
        Path old = compiled(TestCompiler.JAVAC, "old", "Leg", leg);
        Path compiled = compileAgainst(old, TestCompiler.JAVAC, "Holders", holders + "}")
                .classes();
        Path changed = compiled(TestCompiler.JAVAC, "changed", "Leg", leg.replace("int size", "int size, byte more"));
        try (Loaded same = Loaded.from(old, compiled);
                Loaded other = Loaded.from(changed, compiled)) {
            for (int i = 0; i < fields.size(); i++) {
                String name = "p.Holders$H" + i;
                assertThat(same.marshaller(name).type().getName()).isEqualTo(name);
                assertThatThrownBy(() -> other.marshaller(name))
                        .as(fields.get(i))
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessageContaining("recompile " + name + ": it was compiled against another p.Leg");
            }
        }
    }

    /** Otherwise, it would store values over what is behind them in memory. */
    @Test
    void failsAtRunTimeIfTheSizeOfAHandWrittenMarshallerChanged() throws Exception {
        String price = """
                package p;
                import org.marshal4j.runtime.FixedFieldMarshaller;
                import org.marshal4j.runtime.memory.RawMemory;
                public final class Price implements FixedFieldMarshaller<Long> {
                    public static final int SIZE = 8;
                    public void put(Object base, long offset, Long value) {
                        RawMemory.putLong(base, offset, value);
                    }
                    public Long get(Long current, Object base, long offset) {
                        return RawMemory.getLong(base, offset);
                    }
                }
                """;
        String prices = """
                package p;
                import org.marshal4j.*;
                public class Prices {
                    @Marshal public static class One { @MarshalWith(Price.class) Long price = 1L; }
                    @Marshal public static class Two { @MarshalWith(Price.class) java.util.List<Long> prices; }
                }
                """;
        Path old = compiled(TestCompiler.JAVAC, "old", "Price", price);
        Path compiled =
                compileAgainst(old, TestCompiler.JAVAC, "Prices", prices).classes();
        Path changed = compiled(TestCompiler.JAVAC, "changed", "Price", price.replace("SIZE = 8", "SIZE = 16"));
        try (Loaded same = Loaded.from(old, compiled);
                Loaded other = Loaded.from(changed, compiled)) {
            assertThat(same.hexOfNew("p.Prices$One")).isEqualTo("010100000000000000");
            for (String name : List.of("p.Prices$One", "p.Prices$Two")) {
                assertThat(same.marshaller(name).type().getName()).isEqualTo(name);
                assertThatThrownBy(() -> other.marshaller(name))
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessageContaining("recompile " + name + ": it was compiled against another p.Price")
                        .hasMessageContaining("[MARSHAL211]");
            }
        }
    }

    /** A list at the end of a message is not refused because its elements once took more bytes. */
    @Test
    void readsElementsThatTakeFewerBytesThanOnceTheyDid() throws Exception {
        String leg = "package p; @org.marshal4j.Marshal public class Leg { long size; String note; }";
        String holder = """
                package p;
                import java.util.*;
                import org.marshal4j.*;
                @Marshal
                public class Holder {
                    @Encoded(Encoding.HADOOP) Map<Leg, Leg> map = Map.of();
                    @Encoded(Encoding.HADOOP) List<Leg> list = List.of(new Leg(), new Leg());
                }
                """;
        Path old = compiled(TestCompiler.JAVAC, "old", "Leg", leg);
        Path compiled =
                compileAgainst(old, TestCompiler.JAVAC, "Holder", holder).classes();
        Path changed = compiled(TestCompiler.JAVAC, "changed", "Leg", leg.replace("long size;", ""));
        try (Loaded loaded = Loaded.from(changed, compiled)) {
            assertThat(loaded.hexOfNew("p.Holder")).isEqualTo("00000000" + "00000002" + "8000" + "8000");
        }
    }

    /** Methods of its marshaller are passed the enclosing object, the objects of the message, or neither. */
    @Test
    void failsAtRunTimeIfAPartNeedsOtherMethods() throws Exception {
        String part = "package p; import org.marshal4j.*; @Marshal public class Part { %s String text; }";
        List<String> needs = List.of("", "@Parent Holder holder;", "@Parent Holder holder; @Shared Part other;");
        String holder = "package p; @org.marshal4j.Marshal public class Holder { Part part = new Part(); }";
        for (String before : needs) {
            for (String after : needs) {
                String name = needs.indexOf(before) + "to" + needs.indexOf(after);
                Map<String, String> sources = Map.of("p/Holder.java", holder, "p/Part.java", part.formatted(before));
                Path both =
                        TestCompiler.JAVAC.compile(temp.resolve(name), sources).classes();
                Path changed = TestCompiler.JAVAC
                        .compile(
                                temp.resolve(name + "changed"),
                                Map.of("p/Part.java", part.formatted(after)),
                                List.of(both),
                                List.of(new MarshalProcessor()))
                        .classes();
                try (Loaded loaded = Loaded.from(changed, both)) {
                    ChronicleMarshaller<Object> marshaller = loaded.marshaller("p.Holder");
                    Throwable write = catchThrowable(() -> marshaller.toByteArray(loaded.object("p.Holder")));
                    Throwable read = catchThrowable(() -> marshaller.read(Input.of(new byte[] {1, 0, 0})));
                    // A part that any enclosing object serves has the other methods, too.
                    if (before.equals(after) || (needs.indexOf(before) == 2 && needs.indexOf(after) == 1)) {
                        assertThat(write).as(name).isNull();
                        assertThat(read).as(name).isNull();
                    } else {
                        String outdated = "recompile p.HolderMarshaller: it was compiled against another class (";
                        assertThat(write).as(name).hasMessageContainingAll(outdated, "writeFields", "[MARSHAL211]");
                        assertThat(read).as(name).hasMessageContainingAll(outdated, "readFields", "[MARSHAL211]");
                    }
                }
            }
        }
    }
}
