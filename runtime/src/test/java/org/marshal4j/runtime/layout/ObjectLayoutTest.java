package org.marshal4j.runtime.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Field;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.MarshalVersion;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.NoBytesMarshaller;
import org.marshal4j.runtime.memory.RawMemory;

/** Expected values are derived from the real offsets, so they hold for every JVM and its flags. */
@Tag("unsafe")
class ObjectLayoutTest {
    @SuppressWarnings("unused")
    static class Ints {
        int a;
        int b;
        int c;
        int d;
    }

    @SuppressWarnings("unused")
    static class Mixed {
        int first;
        long time;
        boolean open;
        int second;
        String name;
    }

    @SuppressWarnings("unused")
    static class Base {
        long id;
        byte flags;
    }

    @SuppressWarnings("unused")
    static class Derived extends Base {
        long time;
        byte flags;
        static int count;
    }

    record Tick(int price, int size) {}

    @AfterEach
    void clearProperty() {
        System.clearProperty(ObjectLayout.BULK_PROPERTY);
    }

    @Test
    void fieldsOfOneSizeInOrderAreARun() throws Exception {
        long offset = ObjectLayout.provedRun(Ints.class, "a", "b", "c", "d");
        assertThat(offset).isEqualTo(offset(Ints.class, "a")).isPositive();
        assertThat(ObjectLayout.of(Ints.class).runs())
                .contains(new ObjectLayout.Run(List.of("a", "b", "c", "d"), 16, offset, "bulk"));
        assertThat(ObjectLayout.of(Ints.class).runs())
                .anyMatch(run -> run.toString().equals("a .. d, 16 bytes: bulk"));
    }

    /** The marshallers of a class and of its subclasses may ask for the same ones. */
    @Test
    void aRunIsListedOnce() {
        ObjectLayout.provedRun(Base.class, "id");
        ObjectLayout.provedRun(Base.class, "id");
        ObjectLayout.provedRun(Base.class, "flags", "id");
        assertThat(ObjectLayout.of(Base.class).runs())
                .extracting(ObjectLayout.Run::fields)
                .containsExactly(List.of("id"), List.of("flags", "id"));
    }

    @Test
    void fieldsOutOfOrderAreNoRunAndTheReasonIsGiven() throws Exception {
        assertThat(ObjectLayout.provedRun(Ints.class, "b", "a")).isEqualTo(-1);
        String reason = "b .. a, 8 bytes: field by field: a lies at " + offset(Ints.class, "a") + ", b ends at "
                + (offset(Ints.class, "b") + 4);
        assertThat(ObjectLayout.of(Ints.class).runs())
                .extracting(Object::toString)
                .contains(reason);
    }

    @Test
    void aGapBreaksARun() {
        assertThat(ObjectLayout.provedRun(Ints.class, "a", "c")).isEqualTo(-1);
        assertThat(ObjectLayout.provedRun(Ints.class, "c")).isEqualTo(offset(Ints.class, "c"));
    }

    @Test
    void theVerdictFollowsFromTheOffsets() {
        String[] wireOrder = {"first", "time", "open", "second"};
        for (int from = 0; from < wireOrder.length; from++) {
            for (int to = from + 1; to <= wireOrder.length; to++) {
                String[] run = List.of(wireOrder).subList(from, to).toArray(new String[0]);
                boolean together = true;
                for (int i = 1; i < run.length; i++) {
                    together &= offset(Mixed.class, run[i - 1]) + size(Mixed.class, run[i - 1])
                            == offset(Mixed.class, run[i]);
                }
                assertThat(ObjectLayout.provedRun(Mixed.class, run))
                        .as(String.join(",", run))
                        .isEqualTo(together ? offset(Mixed.class, run[0]) : -1);
            }
        }
    }

    @Test
    void aRunMayIncludeTheSuperclassAndMeansTheNearestDeclaration() {
        long expected = offset(Base.class, "id") + 8 == offset(Derived.class, "time") ? offset(Base.class, "id") : -1;
        assertThat(ObjectLayout.provedRun(Derived.class, "id", "time")).isEqualTo(expected);
        assertThat(ObjectLayout.provedRun(Derived.class, "flags")).isEqualTo(offset(Derived.class, "flags"));
        assertThat(offset(Derived.class, "flags")).isNotEqualTo(offset(Base.class, "flags"));
    }

    @Test
    void referencesAndUnknownFieldsAreNeverCopiedInBulk() {
        assertThat(ObjectLayout.provedRun(Mixed.class, "name")).isEqualTo(-1);
        assertThat(ObjectLayout.provedRun(Mixed.class, "first", "nowhere")).isEqualTo(-1);
        assertThat(ObjectLayout.of(Mixed.class).runs())
                .extracting(ObjectLayout.Run::verdict)
                .contains(
                        "field by field: name is a reference",
                        "field by field: org.marshal4j.runtime.layout.ObjectLayoutTest$Mixed has no field nowhere");
    }

    @Test
    void recordsHaveNoOffsets() {
        assertThat(ObjectLayout.provedRun(Tick.class, "price", "size")).isEqualTo(-1);
        ObjectLayout layout = ObjectLayout.of(Tick.class);
        assertThat(layout.unavailable()).contains("the JVM does not reveal where the fields of a record lie");
        assertThat(layout.slots()).isEmpty();
        assertThat(layout).hasToString("""
                org.marshal4j.runtime.layout.ObjectLayoutTest$Tick: the JVM does not reveal where the fields of a record lie

                  run 1: price .. size, 8 bytes: field by field: the JVM does not reveal where the fields of a record lie
                """);
    }

    @Test
    void copyingFieldByFieldFailsIfBulkIsRequired() {
        System.setProperty(ObjectLayout.BULK_PROPERTY, "required");
        assertThat(ObjectLayout.provedRun(Ints.class, "a", "b")).isEqualTo(offset(Ints.class, "a"));
        assertThatThrownBy(() -> ObjectLayout.provedRun(Mixed.class, "name"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("org.marshal4j.runtime.layout.ObjectLayoutTest$Mixed is not copied in bulk, although"
                        + " marshal4j.bulk=required: name, " + JvmLayout.referenceSize()
                        + " bytes: field by field: name is a reference [MARSHAL213]");
    }

    @ParameterizedTest
    @ValueSource(
            classes = {Object.class, Ints.class, Mixed.class, Base.class, Derived.class, String.class, Side2.class})
    void slotsAndGapsCoverTheObjectExactly(Class<?> type) {
        ObjectLayout layout = ObjectLayout.of(type);
        boolean[] covered = new boolean[(int) layout.estimatedSize()];
        cover(covered, 0, layout.headerSize());
        layout.slots().forEach(slot -> cover(covered, slot.offset(), slot.size()));
        layout.gaps().forEach(gap -> cover(covered, gap.offset(), gap.size()));
        assertThat(covered).doesNotContain(false);
        assertThat(covered.length % 8).isZero();
        assertThat(layout.headerSize()).isIn(8, 12, 16);
    }

    @Test
    void slotsAreAllInstanceFieldsInMemoryOrder() {
        ObjectLayout layout = ObjectLayout.of(Derived.class);
        assertThat(layout.slots()).hasSize(4).isSortedAccordingTo((a, b) -> Long.compare(a.offset(), b.offset()));
        assertThat(layout.slots())
                .extracting(slot -> slot.owner().getSimpleName() + "." + slot.name())
                .containsExactlyInAnyOrder("Base.id", "Base.flags", "Derived.time", "Derived.flags");
        for (ObjectLayout.Slot slot : layout.slots()) {
            assertThat(slot.offset()).isEqualTo(offset(slot.owner(), slot.name()));
        }
    }

    @Test
    void initialisesTheMarshallerSoThatItsRunsAreKnown() {
        assertThat(ObjectLayout.of(Bulk.class).runs())
                .containsExactly(new ObjectLayout.Run(List.of("a", "b"), 8, offset(Bulk.class, "a"), "bulk"));
    }

    @Test
    void explainsTheRunThatStopsAMarshallerFromInitialising() {
        System.setProperty(ObjectLayout.BULK_PROPERTY, "required");
        assertThatThrownBy(() -> Marshallers.of(NotBulk.class))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageEndingWith("[MARSHAL213]");
        assertThat(ObjectLayout.of(NotBulk.class).runs()).hasSize(1).noneMatch(ObjectLayout.Run::bulk);
    }

    @SuppressWarnings("unused")
    static class Bulk {
        int a;
        int b;
    }

    @SuppressWarnings("unused")
    static class NotBulk {
        int a;
        int b;
    }

    @Test
    void classWithoutFieldsHasNoLayout() {
        for (Class<?> type : List.of(Runnable.class, int[].class, int.class)) {
            assertThatThrownBy(() -> ObjectLayout.of(type))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(type.getName() + " is not a class: it has no fields to lay out");
        }
        assertThatThrownBy(() -> ObjectLayout.provedRun(Ints.class)).isInstanceOf(IllegalArgumentException.class);
    }

    enum Side2 {
        BUY
    }

    private static void cover(boolean[] covered, long offset, long size) {
        for (long i = offset; i < offset + size; i++) {
            assertThat(covered[(int) i]).as("byte " + i + " twice").isFalse();
            covered[(int) i] = true;
        }
    }

    private static long offset(Class<?> type, String name) {
        return RawMemory.fieldOffset(field(type, name));
    }

    private static int size(Class<?> type, String name) {
        return JvmLayout.sizeOf(field(type, name).getType());
    }

    private static Field field(Class<?> type, String name) {
        return Stream.of(type.getDeclaredFields())
                .filter(field -> field.getName().equals(name))
                .findAny()
                .orElseThrow();
    }
}

final class ObjectLayoutTest_BulkMarshaller extends NoBytesMarshaller<ObjectLayoutTest.Bulk> {
    static {
        ObjectLayout.provedRun(ObjectLayoutTest.Bulk.class, "a", "b");
        Marshallers.register(new ObjectLayoutTest_BulkMarshaller(), MarshalVersion.VERSION);
    }

    ObjectLayoutTest_BulkMarshaller() {
        super(ObjectLayoutTest.Bulk.class);
    }
}

final class ObjectLayoutTest_NotBulkMarshaller extends NoBytesMarshaller<ObjectLayoutTest.NotBulk> {
    static {
        ObjectLayout.provedRun(ObjectLayoutTest.NotBulk.class, "b", "a");
        Marshallers.register(new ObjectLayoutTest_NotBulkMarshaller(), MarshalVersion.VERSION);
    }

    ObjectLayoutTest_NotBulkMarshaller() {
        super(ObjectLayoutTest.NotBulk.class);
    }
}
