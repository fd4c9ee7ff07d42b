package org.marshal4j.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.kit.Sampling;
import org.marshal4j.blackbox.reference.Leaf;
import org.marshal4j.blackbox.reference.Leaves;
import org.marshal4j.processor.TestCompiler;
import org.marshal4j.runtime.Marshaller;

/**
 * Each row of the table of classes whose values hold no others: as a field, as a required field, and in every kind of
 * container.
 */
class EveryLeafTest {
    private static final Path DIRECTORY = Path.of("target/every-leaf");
    private static final int VALUES = 20;

    /** Far from the seeds of random shapes, which give packages their names. */
    private static final long FIRST = 1_000_000_000L;

    private static List<Leaf<?>> leaves() {
        List<Leaf<?>> taken = new ArrayList<>();
        for (Leaf<?> leaf : Leaves.all()) {
            if (Sampling.takes(Leaves.all().indexOf(leaf), EveryLeafTest.class.getSimpleName())) {
                taken.add(leaf);
            }
        }
        return taken;
    }

    private static List<Shape> shapes(List<Leaf<?>> leaves) {
        List<Shape> shapes = new ArrayList<>();
        for (Leaf<?> leaf : leaves) {
            shapes.add(shape(FIRST + shapes.size(), leaf));
        }
        return shapes;
    }

    private static Shape shape(long seed, Leaf<?> leaf) {
        String type = leaf.declared();
        List<FieldShape> fields = new ArrayList<>();
        fields.add(new FieldShape(type, "value", List.of(), "", ""));
        fields.add(new FieldShape(type, "required", List.of("@Required"), "", ""));
        List<String> containers = new ArrayList<>(List.of(
                "java.util.List<%s>",
                "java.util.LinkedHashSet<%s>",
                "java.util.Optional<%s>",
                "java.util.concurrent.atomic.AtomicReference<%s>",
                "java.util.concurrent.CopyOnWriteArraySet<%s>",
                "java.util.Map.Entry<%s, Integer>",
                "java.util.AbstractMap.SimpleImmutableEntry<String, %s>",
                "java.util.Map<String, %s>",
                "java.util.LinkedHashMap<%s, Integer>"));
        if (!type.contains("<")) {
            containers.add("%s[]");
        }
        if (leaf.isOrdered()) {
            containers.addAll(List.of("java.util.TreeSet<%s>", "java.util.TreeMap<%s, String>"));
        }
        for (String container : containers) {
            fields.add(new FieldShape(container.formatted(type), "f" + fields.size(), List.of(), "", ""));
        }
        TypeShape holder = TypeShape.of(Form.CLASS, "T0", List.of("@Marshal"), fields);
        return new Shape(seed, List.of(holder));
    }

    @Test
    void isWrittenAsTheTableSays() {
        assertThat(new Batch(TestCompiler.JAVAC, DIRECTORY, VALUES).check(shapes(leaves())))
                .isEmpty();
    }

    @Test
    void hasTheWireTypeOfTheTable() throws ReflectiveOperationException {
        List<Leaf<?>> leaves = leaves();
        List<Shape> shapes = shapes(leaves);
        ShapeCompiler.Result result = new ShapeCompiler(TestCompiler.JAVAC).compile(shapes, DIRECTORY);
        assertThat(result.problems()).isEmpty();
        ClassLoader loader = new MemoryClasses(result.classes());
        for (int i = 0; i < shapes.size(); i++) {
            Leaf<?> leaf = leaves.get(i);
            Field instance = Class.forName(shapes.get(i).packageName() + ".T0Marshaller", true, loader)
                    .getField("INSTANCE");
            instance.setAccessible(true);
            String required = leaf.wireType().substring(0, leaf.wireType().length() - 1);
            assertThat(((Marshaller<?>) instance.get(null)).schema().toString())
                    .as(leaf.declared())
                    .contains("\n  value " + leaf.wireType() + "\n  required " + required + "\n");
        }
    }
}
