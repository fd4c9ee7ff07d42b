package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.MethodReader;
import net.openhft.chronicle.wire.Marshallable;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;
import net.openhft.chronicle.wire.Wires;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.Marshal;
import org.marshal4j.Skip;
import org.marshal4j.wire.Constructed;

/** Wire classes without a no-argument constructor, as in most of Chronicle's own tests. */
class ConstructedClassTest {

    @Marshal
    static class Person extends SelfDescribingMarshallable implements ConstructedClassTest_PersonMarshallable {
        private String name;
        private int age;

        Person(String name, int age) {
            this.name = name;
            this.age = age;
        }
    }

    @Marshal
    static class Point extends SelfDescribingMarshallable implements ConstructedClassTest_PointMarshallable {
        final int x;
        final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }

    /** A mark on a tape. */
    @Marshal
    static class Mark extends SelfDescribingMarshallable implements ConstructedClassTest_MarkMarshallable {
        private final int position;
        final String text;
        final List<String> tags;
        int seen;

        @Skip
        transient String note = "made";

        Mark(int position, String text, List<String> tags) {
            this.position = position;
            this.text = text;
            this.tags = tags;
        }
    }

    interface Marks {
        void mark(Mark mark);
    }

    @Marshal
    record Filled(int one, int other) implements Marshallable, ConstructedClassTest_FilledMarshallable {}

    @Marshal
    static class Employee extends Person implements ConstructedClassTest_EmployeeMarshallable {
        Person boss;

        Employee(String name, int age) {
            super(name, age);
        }
    }

    @Marshal
    static class Line extends SelfDescribingMarshallable implements ConstructedClassTest_LineMarshallable {
        Point from;
        Point to;
    }

    @Marshal
    static class Holding extends SelfDescribingMarshallable implements ConstructedClassTest_HoldingMarshallable {
        Instrument share;
    }

    static class Anything extends SelfDescribingMarshallable {
        Object list;
    }

    @Marshal
    record Pair(int one, int other) implements ConstructedClassTest_PairMarshallable, BytesMarshallable {}

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "JSON_ONLY", "BINARY", "BINARY_LIGHT"})
    void isReadIntoAnObjectAndAsANewOne(WireType type) {
        Person person = new Person("Ann", 40);
        Wire wire = type.apply(Bytes.allocateElasticOnHeap());
        person.writeMarshallable(wire);
        Person read = new Person("Bob", 1);
        read.readMarshallable(wire);
        assertThat(read).isEqualTo(person);

        wire = type.apply(Bytes.allocateElasticOnHeap());
        wire.getValueOut().object(Person.class, person);
        assertThat(wire.getValueIn().object(Person.class)).isEqualTo(person);
    }

    @Test
    void isReadFromTextWithDefaultsForMissingFields() {
        Employee employee = new Employee("Ann", 40);
        employee.boss = new Person("Bob", 50);
        assertThat(Marshallable.<Employee>fromString(employee.toString())).isEqualTo(employee);
        assertThat(employee.<Employee>deepCopy()).isEqualTo(employee).isNotSameAs(employee);

        employee.readMarshallable(WireType.TEXT.apply(Bytes.from("age: 3\n")));
        assertThat(employee).isEqualTo(new Employee(null, 3));
    }

    @Test
    void objectsWithFinalFieldsAreReadAsPartsOfOthers() {
        Line line = new Line();
        line.from = new Point(1, 2);
        line.to = new Point(3, 4);
        assertThat(Marshallable.<Line>fromString(line.toString())).isEqualTo(line);
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "JSON_ONLY", "BINARY", "BINARY_LIGHT"})
    void anExistingRecordIsReplaced(WireType type) {
        Holding value = new Holding();
        value.share = new Share("new", 2);
        Wire wire = type.apply(Bytes.allocateElasticOnHeap());
        value.writeMarshallable(wire);
        Holding target = new Holding();
        target.share = new Share("old", 1);
        target.readMarshallable(wire);
        assertThat(target.share).isEqualTo(new Share("new", 2));
    }

    /** Wire passes in the former elements to be filled, and keeps them whatever the result. */
    @ParameterizedTest
    @EnumSource(names = {"TEXT", "BINARY", "BINARY_LIGHT"})
    void elementsOfARereadListHaveTheValuesRead(WireType type) {
        objectsWithFinalFieldsAreReadAsPartsOfOthers();
        Anything target = new Anything();
        for (int i = 0; i < 3; i++) {
            Anything value = new Anything();
            value.list = new ArrayList<>(List.of(new Point(i, 2), new Point(3, i)));
            Wire wire = type.apply(Bytes.allocateElasticOnHeap());
            value.writeMarshallable(wire);
            target.readMarshallable(wire);
            assertThat(target.list).isEqualTo(value.list);
        }
    }

    /** Wire's readers pass in objects to be filled, and Wire's reflection fills final fields. */
    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "JSON_ONLY", "BINARY", "BINARY_LIGHT"})
    void finalFieldsOfAnExistingObjectAreFilled(WireType type) {
        Mark value = new Mark(1, "new", List.of("a", "b"));
        value.seen = 5;
        Wire wire = type.apply(Bytes.allocateElasticOnHeap());
        value.writeMarshallable(wire);
        Mark target = new Mark(7, "old", new ArrayList<>(List.of("x")));
        target.note = "kept";
        target.readMarshallable(wire);
        assertThat(target).hasToString(value.toString());
        assertThat(target.note).isEqualTo("kept");
    }

    @Test
    void missingFinalFieldsBecomeNullOrZero() {
        Mark target = new Mark(7, "old", null);
        target.readMarshallable(WireType.TEXT.apply(Bytes.from("seen: 3\n")));
        Mark expected = new Mark(0, null, null);
        expected.seen = 3;
        assertThat(target).isEqualTo(expected);
    }

    @Test
    void anObjectOfASubclassIsNotPartlyFilled() {
        Wire wire = WireType.TEXT.apply(Bytes.from("x: 1\ny: 2\n"));
        Point target = new Point(3, 4) {};
        assertThatThrownBy(() -> target.readMarshallable(wire)).hasMessageContaining("[MARSHAL201]");
        assertThat(target.x).isEqualTo(3);
    }

    @Test
    void methodReadersFillFinalFields() {
        Wire wire = WireType.TEXT.apply(Bytes.allocateElasticOnHeap());
        Marks writer = wire.methodWriter(Marks.class);
        writer.mark(new Mark(1, "one", List.of()));
        writer.mark(new Mark(2, "two", List.of("b")));
        List<String> read = new ArrayList<>();
        MethodReader reader = wire.methodReader((Marks) mark -> read.add(mark.position + mark.text + mark.tags));
        while (reader.readOne()) {
            // Read the next one.
        }
        assertThat(read).containsExactly("1one[]", "2two[b]");
    }

    @Test
    void aRecordIsNotFilled() {
        Wire wire = WireType.TEXT.apply(Bytes.from("one: 1\nother: 2\n"));
        assertThatThrownBy(() -> new Filled(1, 2).readMarshallable(wire))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("read a new object");
    }

    /** As with reflection, the object that Wire passes in is filled according to its own class. */
    @ParameterizedTest
    @EnumSource(names = {"BINARY", "BINARY_LIGHT"})
    void aFormerElementMayBeOfASubclass(WireType type) {
        Anything target = new Anything();
        target.list = new ArrayList<>(List.of(new Employee("Ann", 40)));
        Anything value = new Anything();
        value.list = new ArrayList<>(List.of(new Person("Bob", 50)));
        Wire wire = type.apply(Bytes.allocateElasticOnHeap());
        value.writeMarshallable(wire);
        target.readMarshallable(wire);
        assertThat(target.list)
                .asInstanceOf(InstanceOfAssertFactories.list(Person.class))
                .singleElement()
                .satisfies(read -> {
                    assertThat(read.name).isEqualTo("Bob");
                    assertThat(read.age).isEqualTo(50);
                });
    }

    @Test
    void bytesAreReadAsANewObject() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        Person person = new Person("Ann", 40);
        person.writeMarshallable(bytes);
        assertThat(ConstructedClassTest_PersonMarshaller.INSTANCE.read(bytes)).isEqualTo(person);

        person.writeMarshallable(bytes);
        assertThatThrownBy(() -> person.readMarshallable(bytes))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("use read()");
        assertThatThrownBy(() -> new Point(1, 2).readMarshallable(bytes))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("use read()");
        assertThatThrownBy(() -> new Pair(1, 2).readMarshallable(bytes))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("use read()");
    }

    /** When objects of a class are read for the first time in several threads at once, each of them asks. */
    @Test
    void wireMayAskMoreThanOnce() {
        Constructed.install();
        for (int i = 0; i < 2; i++) {
            assertThat(Wires.CLASS_STRATEGY_FUNCTIONS.stream().map(function -> function.apply(Asked.class)))
                    .hasAtLeastOneElementOfType(Constructed.class);
        }
    }

    @Marshal
    record Asked(int number) implements Marshallable, ConstructedClassTest_AskedMarshallable {}
}
