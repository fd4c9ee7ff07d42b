package org.marshal4j.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Sampling;
import org.marshal4j.blackbox.reference.Boxes;
import org.marshal4j.blackbox.reference.CostlyValues;
import org.marshal4j.blackbox.reference.Leaf;
import org.marshal4j.blackbox.reference.Leaves;
import org.marshal4j.processor.TestCompiler;
import org.marshal4j.random.CostlyMessage.Told;
import org.marshal4j.runtime.Marshaller;

/**
 * The cost of messages that were made to be costly, for every class whose values hold no others, in every container
 * that can hold it. The bytes allocated at three lengths may not grow faster than n log n, nor may, with the profile
 * "thorough", the processor time at two lengths.
 */
class EveryLeafCostTest {
    private static final Path DIRECTORY = Path.of("target/every-leaf-cost");

    /** Far from the seeds of other shapes. */
    private static final long FIRST = 2_000_000_000L;

    /** More than the limit for one hash code. */
    private static final int FEWEST = 400;

    private static final Map<Leaf<?>, Marshaller<?>> MARSHALLERS = new LinkedHashMap<>();

    static Stream<Leaf<?>> leaves() {
        List<Leaf<?>> all = new ArrayList<>(Leaves.all());
        all.addAll(Boxes.all());
        return all.stream().filter(leaf -> Sampling.takes(all.indexOf(leaf), EveryLeafCostTest.class.getSimpleName()));
    }

    @BeforeAll
    static void compile() throws ReflectiveOperationException {
        Map<Leaf<?>, Shape> shapes = new LinkedHashMap<>();
        leaves().forEach(leaf -> shapes.put(leaf, shape(FIRST + shapes.size(), leaf)));
        ShapeCompiler.Result result = new ShapeCompiler(TestCompiler.JAVAC).compile(shapes.values(), DIRECTORY);
        assertThat(result.problems()).isEmpty();
        ClassLoader loader = new MemoryClasses(result.classes());
        for (Map.Entry<Leaf<?>, Shape> each : shapes.entrySet()) {
            Field instance = Class.forName(each.getValue().packageName() + ".T0Marshaller", true, loader)
                    .getField("INSTANCE");
            instance.setAccessible(true);
            MARSHALLERS.put(each.getKey(), (Marshaller<?>) instance.get(null));
        }
    }

    private static Shape shape(long seed, Leaf<?> leaf) {
        List<FieldShape> fields = new ArrayList<>();
        for (LeafContainers.Container container : LeafContainers.of(leaf)) {
            fields.add(new FieldShape(container.declared(leaf), "f" + fields.size(), List.of(), "", ""));
        }
        TypeShape holder = TypeShape.of(Form.CLASS, "T0", List.of("@Marshal"), fields);
        return new Shape(seed, List.of(holder));
    }

    @ParameterizedTest
    @MethodSource("leaves")
    void growsNoFasterThanPromised(Leaf<?> leaf) {
        List<CostlyValues> all = CostlyValues.of(leaf);
        for (CostlyValues values : all) {
            for (LeafContainers.Form form : LeafContainers.Form.values()) {
                compare(leaf, form, values, values == all.get(0));
            }
        }
    }

    private static void compare(Leaf<?> leaf, LeafContainers.Form form, CostlyValues values, boolean withLies) {
        List<LeafContainers.Container> fields = LeafContainers.of(leaf);
        byte[] once = CostlyMessage.elements(leaf, form, values, FEWEST);
        byte[] twice = CostlyMessage.elements(leaf, form, values, 2 * FEWEST);
        byte[] fourTimes = CostlyMessage.elements(leaf, form, values, 4 * FEWEST);
        byte[] many =
                Sampling.isThorough() ? CostlyMessage.elements(leaf, form, values, Cost.MUCH * FEWEST) : new byte[0];
        for (LeafContainers.Container field : fields) {
            if (field.form() != form || !Sampling.takes(fields.indexOf(field), values)) {
                continue;
            }
            Cost cost = new Cost(MARSHALLERS.get(leaf), field.declared(leaf) + ", " + values);
            byte[] few = CostlyMessage.of(fields, field, once, FEWEST, Told.THE_TRUTH);
            if (values.isHarmless() && !field.isSmall()) {
                cost.requireAccepted(few);
            }
            for (Told told : withLies ? Told.values() : new Told[] {Told.THE_TRUTH}) {
                cost.requireBytesInProportion(
                        told,
                        CostlyMessage.of(fields, field, once, FEWEST, told),
                        CostlyMessage.of(fields, field, twice, 2 * FEWEST, told),
                        CostlyMessage.of(fields, field, fourTimes, 4 * FEWEST, told));
            }
            if (many.length > 0) {
                cost.requireTimeInProportion(
                        few, CostlyMessage.of(fields, field, many, Cost.MUCH * FEWEST, Told.THE_TRUTH));
            }
        }
    }
}
