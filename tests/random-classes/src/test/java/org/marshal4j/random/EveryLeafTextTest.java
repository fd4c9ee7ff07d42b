package org.marshal4j.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.Marshallable;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.blackbox.reference.Filler;
import org.marshal4j.blackbox.reference.Leaf;
import org.marshal4j.blackbox.reference.Leaves;
import org.marshal4j.processor.TestCompiler;
import org.marshal4j.table.Table;

/** The classes that the table of leaves says are texts elsewhere: in Chronicle Wire, and in columns of tables. */
class EveryLeafTextTest {
    private static final int VALUES = 100;

    @TempDir
    static Path temp;

    private static Class<?> type;
    private static Class<?> tableType;

    @BeforeAll
    static void compile() throws ReflectiveOperationException, MalformedURLException {
        List<? extends Leaf<?>> leaves =
                Leaves.all().stream().filter(Leaf::isText).toList();
        assertThat(leaves).isNotEmpty();
        StringBuilder source = new StringBuilder("@org.marshal4j.Marshal(table = true)\n"
                + "public class Texts extends net.openhft.chronicle.wire.SelfDescribingMarshallable"
                + " implements TextsMarshallable {\n");
        for (int i = 0; i < leaves.size(); i++) {
            source.append("    public ").append(leaves.get(i).declared()).append(" f" + i + ";\n");
        }
        TestCompiler.Result result = TestCompiler.JAVAC.compile(temp, Map.of("Texts.java", source + "}\n"));
        assertThat(result.messages()).isEmpty();
        URL classes = result.classes().toUri().toURL();
        ClassLoader loader = new URLClassLoader(new URL[] {classes}, EveryLeafTextTest.class.getClassLoader());
        type = Class.forName("Texts", true, loader);
        tableType = Class.forName("TextsTable", true, loader);
        for (Field column : type.getDeclaredFields()) {
            assertThat(tableType.getMethod(column.getName()).getReturnType().getSimpleName())
                    .as(column.toString())
                    .isEqualTo("TextColumn");
        }
    }

    @Test
    void areReadFromChronicleWireAsTheyWereWritten() throws ReflectiveOperationException {
        Filler filler = new Filler(1);
        for (WireType wireType : new WireType[] {WireType.TEXT, WireType.BINARY_LIGHT, WireType.JSON}) {
            for (int i = 0; i < VALUES; i++) {
                Object value = filler.make(type);
                Object read = type.getConstructor().newInstance();
                Wire wire = wireType.apply(Bytes.allocateElasticOnHeap());
                ((Marshallable) value).writeMarshallable(wire);
                ((Marshallable) read).readMarshallable(wire);
                assertThat(DeepEquals.difference(value, read)).as("%s", value).isNull();
            }
        }
    }

    @Test
    void areReadFromColumnsAsTheyWereSet() throws ReflectiveOperationException {
        Filler filler = new Filler(2);
        try (Table<?> table = (Table<?>) tableType.getMethod("inMemory").invoke(null)) {
            for (int i = 0; i < VALUES; i++) {
                Object value = filler.make(type);
                tableType.getMethod("add", type).invoke(table, value);
                Object read = tableType.getMethod("get", long.class).invoke(table, (long) i);
                assertThat(DeepEquals.difference(value, read)).as("%s", value).isNull();
            }
        }
    }
}
