package org.marshal4j.blackbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Date;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;
import org.marshal4j.Shared;
import org.marshal4j.TypeId;
import org.marshal4j.blackbox.dto.ListedPair;
import org.marshal4j.blackbox.dto.ListedPoint;
import org.marshal4j.blackbox.dto.ListedSide;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.inspect.Explain;

/**
 * Dynamic values of classes that the annotation lists: their bytes, the objects read from them, and where others are
 * refused.
 */
class DynamicListsTest {
    private static final int DEEPEST = 1000;
    private static final long STACK = 1 << 24;
    private static final String LISTED =
            "0 org.marshal4j.blackbox.dto.ListedSide, 1 org.marshal4j.blackbox.dto.ListedPair,"
                    + " 3 org.marshal4j.blackbox.dto.ListedPoint";

    private final Marshaller<Note> marshaller = Marshallers.of(Note.class);

    @Marshal
    static class Note {
        @Dynamic({ListedPoint.class, ListedSide.class, ListedPair.class})
        Object extra;

        Note() {}

        Note(Object extra) {
            this.extra = extra;
        }
    }

    @Marshal
    static class Plain {
        @Dynamic
        Object extra;
    }

    @Marshal
    static class Nodes {
        @Dynamic(Node.class)
        List<Object> nodes;

        Node last;
    }

    @Marshal
    @Shared
    @TypeId(5)
    static class Node {
        byte id;
    }

    private static ListedPoint point(int x, String name) {
        ListedPoint point = new ListedPoint();
        point.x = (short) x;
        point.name = name;
        return point;
    }

    static List<Arguments> values() {
        return List.of(
                Arguments.of(ListedSide.BUY, "1e0000"),
                Arguments.of(ListedSide.SELL, "1e0001"),
                Arguments.of(new ListedPair("a", 7), "1e010b016107000000"),
                Arguments.of(new ListedPair(new ListedPair(ListedSide.SELL, 1), 2), "1e011e011e00010100000002000000"),
                Arguments.of(List.of(ListedSide.SELL, 5), "0d021e00010405000000"),
                Arguments.of(Map.of("k", ListedSide.BUY), "0e01016b1e0000"),
                Arguments.of("text", "0b0474657874"));
    }

    @ParameterizedTest
    @MethodSource("values")
    void haveTheseBytesAndKeepTheirClass(Object value, String hex) {
        byte[] bytes = marshaller.toByteArray(new Note(value));
        assertThat(HexFormat.of().formatHex(bytes)).isEqualTo(hex);
        assertThat(marshaller.sizeOf(new Note(value))).isEqualTo(bytes.length);
        assertThat(marshaller.fromByteArray(bytes).extra).isEqualTo(value);
    }

    @Test
    void theFieldsOwnObjectIsRefilledButListElementsAreNew() {
        ListedPoint first = point(1, "a");
        Note note = new Note(first);
        marshaller.readInto(note, marshaller.toByteArray(new Note(point(2, "b"))));
        assertThat(note.extra).isSameAs(first);
        assertThat(first.x).isEqualTo((short) 2);
        assertThat(first.name).isEqualTo("b");
        note.extra = new ArrayList<>(List.of(first));
        marshaller.readInto(note, marshaller.toByteArray(new Note(List.of(point(3, "c")))));
        assertThat(note.extra)
                .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.LIST)
                .doesNotContain(first);
        assertThat(first.x).isEqualTo((short) 2);
    }

    @Test
    void theIdentityOfListedObjectsIsKept() {
        Marshaller<Nodes> shared = Marshallers.of(Nodes.class);
        Node node = new Node();
        node.id = 9;
        Nodes nodes = new Nodes();
        nodes.nodes = List.of(node, 1, node);
        nodes.last = node;
        byte[] bytes = shared.toByteArray(nodes);
        assertThat(HexFormat.of().formatHex(bytes)).isEqualTo("031e050109" + "0401000000" + "1e0502" + "02");
        assertThat(shared.sizeOf(nodes)).isEqualTo(bytes.length);
        Nodes read = shared.fromByteArray(bytes);
        assertThat(read.nodes.get(0))
                .isInstanceOf(Node.class)
                .isSameAs(read.nodes.get(2))
                .isSameAs(read.last);
    }

    @Test
    void theSchemaContainsTheList() {
        assertThat(marshaller.schema().fields().get(0))
                .hasToString("extra dynamic<0 enum org.marshal4j.blackbox.dto.ListedSide(BUY,SELL),"
                        + "1 org.marshal4j.blackbox.dto.ListedPair,3 org.marshal4j.blackbox.dto.ListedPoint>?");
        assertThat(marshaller.schema().fingerprint())
                .isNotEqualTo(Marshallers.of(Plain.class).schema().fingerprint());
    }

    static List<Arguments> foreign() {
        return List.of(
                Arguments.of(new Date(0), "extra", "java.util.Date"),
                Arguments.of(Map.of("a", List.of(1, Thread.State.NEW)), "extra.a[1]", "java.lang.Thread$State"),
                Arguments.of(new ListedPair(point(1, "a"), 1), "extra.left", "org.marshal4j.blackbox.dto.ListedPoint"));
    }

    @ParameterizedTest
    @MethodSource("foreign")
    void otherClassesAreRefusedWithTheirPath(Object value, String path, String type) {
        MarshalException refused = catchThrowableOfType(
                MarshalException.class, () -> marshaller.write(new Note(value), new ArrayTarget(64).output()));
        assertThat(refused.problem()).isEqualTo(RuntimeProblem.NOT_DYNAMIC);
        assertThat(refused.path()).isEqualTo(path);
        assertThat(refused.detail())
                .startsWith(type + " is not a class that @Dynamic accepts, or that it lists here: ");
        assertThatThrownBy(() -> marshaller.sizeOf(new Note(value))).hasMessageContaining("MARSHAL230");
    }

    @Test
    void theMessageNamesTheListedClasses() {
        assertThatThrownBy(() -> marshaller.write(new Note(new Date(0)), new ArrayTarget(64).output()))
                .hasMessage("writing " + Note.class.getName() + ".extra at offset 0: java.util.Date is not a class"
                        + " that @Dynamic accepts, or that it lists here: "
                        + LISTED.replaceAll("[0-9]+ ", "") + " [MARSHAL230]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1e02 | extra | 1 | MARSHAL214",
                "1e8000 | extra | 1 | MARSHAL214",
                "1e | extra | 1 | MARSHAL203",
                "7f | extra | 0 | MARSHAL214",
                "1e0002 | extra | 2 | MARSHAL209",
                "1e008000 | extra | 2 | MARSHAL206",
                "1e01 | extra.left | 2 | MARSHAL203",
                "1e011e03 | extra.left | 3 | MARSHAL214",
                "0d021e00011e0700 | extra[1] | 6 | MARSHAL214",
                "1e03010001 | extra.y | 4 | MARSHAL203"
            })
    void hostileBytesAreRefusedWithTheirPlace(String hex, String path, int offset, String code) {
        byte[] bytes = HexFormat.of().parseHex(hex);
        MarshalException refused = catchThrowableOfType(MarshalException.class, () -> marshaller.fromByteArray(bytes));
        assertThat(refused.code()).isEqualTo(code);
        assertThat(refused.path()).isEqualTo(path);
        assertThat(refused.offset()).isEqualTo(offset);
        assertThat(refused.type()).isEqualTo(Note.class.getName());
    }

    @Test
    void unknownNumberIsReportedWithTheList() {
        assertThatThrownBy(() -> marshaller.fromByteArray(new byte[] {30, 2}))
                .hasMessageContaining("unknown number 2 of a listed class: the field lists " + LISTED);
        assertThatThrownBy(() -> Marshallers.of(Plain.class).fromByteArray(new byte[] {30, 0}))
                .hasMessageContaining("tag 30 of a dynamic value of a listed class, but this field lists none")
                .hasMessageContaining("MARSHAL214");
    }

    @Test
    void areNestedAsDeeplyAsObjectsMayBe() throws InterruptedException {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Thread thread = new Thread(null, this::nestAsDeep, "deep", STACK);
        thread.setUncaughtExceptionHandler((one, thrown) -> failure.set(thrown));
        thread.start();
        thread.join();
        assertThat(failure.get()).isNull();
    }

    private void nestAsDeep() {
        byte[] bytes = marshaller.toByteArray(new Note(nested(DEEPEST)));
        assertThat(depthOf(marshaller.fromByteArray(bytes).extra)).isEqualTo(DEEPEST);
        assertThatThrownBy(() -> marshaller.toByteArray(new Note(nested(DEEPEST + 1))))
                .hasMessageContaining("MARSHAL207");
        byte[] deeper = new byte[2 * DEEPEST + 2];
        for (int i = 0; i < deeper.length; i += 2) {
            deeper[i] = 30;
            deeper[i + 1] = 1;
        }
        MarshalException refused = catchThrowableOfType(MarshalException.class, () -> marshaller.fromByteArray(deeper));
        assertThat(refused.code()).isEqualTo("MARSHAL207");
        assertThat(refused.offset()).isEqualTo(deeper.length);
    }

    private static Object nested(int levels) {
        Object value = null;
        for (int i = 0; i < levels; i++) {
            value = new ListedPair(value, i);
        }
        return value;
    }

    private static int depthOf(Object value) {
        int depth = 0;
        for (Object at = value; at instanceof ListedPair pair; at = pair.left()) {
            depth++;
        }
        return depth;
    }

    @Test
    void explainShowsTheValues() {
        byte[] bytes = marshaller.toByteArray(new Note(List.of(ListedSide.SELL, point(5, "a"))));
        assertThat(Explain.explain(marshaller, Input.of(bytes)))
                .containsPattern("extra\\[0\\] +ListedSide")
                .containsPattern("extra\\[0\\] +SELL")
                .containsPattern("extra\\[1\\] +ListedPoint")
                .containsPattern("extra\\[1\\]\\.x +5")
                .containsPattern("extra\\[1\\]\\.name +\"a\"");
    }
}
