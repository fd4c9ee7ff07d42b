package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.marshal4j.processor.SchemaIdSources.CIRCLE;
import static org.marshal4j.processor.SchemaIdSources.LEVEL;
import static org.marshal4j.processor.SchemaIdSources.QUOTE;
import static org.marshal4j.processor.SchemaIdSources.SHAPE;
import static org.marshal4j.processor.SchemaIdSources.SIDE;
import static org.marshal4j.processor.SchemaIdSources.SQUARE;
import static org.marshal4j.processor.SchemaIdSources.TICK;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.runtime.inspect.Explain;

/**
 * Types with schema ids, and hand-written marshallers, in a jar whose classes have been moved to another package; and
 * behind class loaders that ask their parents first.
 */
class RelocatedHistoryTest {
    private static final String PRICE = """
            @MarshalWith(PriceBytes.class)
            class Price {
                int units;
                @Override public String toString() { return "" + units; }
            }
            """;
    private static final String PRICE_BYTES = """
            class PriceBytes implements org.marshal4j.runtime.FieldMarshaller<Price> {
                @Override public void write(Price value, org.marshal4j.runtime.Output out) {
                    out.writeStopBit(value.units);
                }
                @Override public Price read(Price current, org.marshal4j.runtime.Input in) {
                    Price price = new Price();
                    price.units = (int) in.readStopBit();
                    return price;
                }
                @Override public long sizeAt(org.marshal4j.runtime.Input in) {
                    long start = in.position();
                    in.readStopBit();
                    return in.position() - start;
                }
                @Override public long sizeOf(Price value) {
                    return org.marshal4j.runtime.Output.stopBitLength(value.units);
                }
            }
            """;
    private static final String ORDER = """
            @Marshal(schemaId = true)
            class Order implements OrderMarshallable {
                int count = 2;
                Price price = new Price();
                @Override public String toString() { return count + " " + price; }
            }
            """;
    private static final String LOT = """
            class Lot {
                int size = 4;
                @Override public String toString() { return "" + size; }
            }
            """;
    private static final String BASKET = """
            @MarshalImport(Lot.class)
            @Marshal(schemaId = true)
            class Basket implements BasketMarshallable {
                int number = 3;
                Lot lot = new Lot();
                @Override public String toString() { return number + " " + lot; }
            }
            """;
    private static final String[] TYPES = {"Quote", "Tick", "Shape", "Order", "Basket"};

    @TempDir
    static Path temp;

    private static Path former;
    private static Path today;

    @BeforeAll
    static void compile() {
        AcceptedVersions versions = new AcceptedVersions(temp).in("com.acme");
        former = versions.accept(
                        SHAPE, SQUARE, CIRCLE, LEVEL, SIDE, QUOTE, TICK, PRICE, PRICE_BYTES, ORDER, LOT, BASKET)
                .classes();
        today = versions.accept(
                        SHAPE,
                        SQUARE,
                        CIRCLE.replace("int radius", "long radius"),
                        LEVEL.replace("int price", "String venue = \"A\"; long price"),
                        SIDE.replace("BID", "OLD, BID"),
                        QUOTE,
                        TICK.replace("int time", "double size; long time"),
                        PRICE,
                        PRICE_BYTES,
                        ORDER.replace("int count", "String venue; long count"),
                        LOT.replace("int size", "long size"),
                        BASKET)
                .classes();
    }

    private static Object sample(Loaded loaded, String in, String type) {
        return loaded.sample(in + "." + (type.equals("Shape") ? "Circle" : type));
    }

    private static byte[] message(Loaded loaded, String in, String type) {
        return loaded.marshaller(in + "." + type).toByteArray(sample(loaded, in, type));
    }

    @ParameterizedTest
    @CsvSource({
        "shaded.com.acme,true",
        "shaded.com.acme,false",
        "org.users.lib.acme,true",
        "org.users.lib.acme,false",
        "x,true",
        "x,false"
    })
    void messagesOfAllVersionsAreRead(String to, boolean strings) throws Exception {
        Path moved = new RelocatedClasses("com.acme", to, strings).relocate(today, temp.resolve(to + strings));
        try (Loaded original = Loaded.from(former);
                Loaded present = Loaded.from(today);
                Loaded relocated = Loaded.from(moved)) {
            for (String type : TYPES) {
                Marshaller<Object> marshaller = relocated.marshaller(to + "." + type);
                String text = original.marshaller("com.acme." + type)
                        .fromByteArray(message(original, "com.acme", type))
                        .toString();
                assertThat(marshaller.fromByteArray(message(original, "com.acme", type)))
                        .as(type)
                        .hasToString(text);
                byte[] message = message(present, "com.acme", type);
                assertThat(message(relocated, to, type)).isEqualTo(message);
                assertThat(marshaller.fromByteArray(message)).hasToString(text);
                assertThat(marshaller.schema().fingerprint())
                        .as(type)
                        .isEqualTo(
                                present.marshaller("com.acme." + type).schema().fingerprint());
                byte[] header = StreamHeader.toBytes(marshaller);
                assertThatCode(() -> StreamHeader.check(Input.of(header), marshaller))
                        .doesNotThrowAnyException();
                assertThat(Explain.explain(marshaller, Input.of(message)))
                        .contains("(schema id)")
                        .doesNotContain("MARSHAL");
            }
        }
    }

    /** A library is moved, and the program that imports its class keeps its own name. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void importedClassesMayHaveMoved(boolean strings) throws Exception {
        String lot = LOT.replace("class Lot", "public class Lot").replace("int size", "public int size");
        Path library = new AcceptedVersions(temp.resolve("library" + strings))
                .in("net.lib")
                .compile(lot)
                .classes();
        String basket = BASKET.replace("Lot", "net.lib.Lot");
        AcceptedVersions versions = new AcceptedVersions(temp.resolve("imports" + strings), library).in("com.acme");
        Path was = versions.accept(basket).classes();
        Path now = versions.accept(basket.replace("int number", "long number")).classes();
        RelocatedClasses relocation = new RelocatedClasses("net.lib", "shaded.net.lib", strings);
        Path moved = relocation.relocate(now, temp.resolve("moved" + strings));
        Path movedLibrary = relocation.relocate(library, temp.resolve("movedLibrary" + strings));
        try (Loaded original = Loaded.from(was, library);
                Loaded relocated = Loaded.from(moved, movedLibrary)) {
            Marshaller<Object> marshaller = relocated.marshaller("com.acme.Basket");
            byte[] message = message(original, "com.acme", "Basket");
            assertThat(marshaller.fromByteArray(message)).hasToString("3 4");
            assertThat(marshaller.fromByteArray(message(relocated, "com.acme", "Basket")))
                    .hasToString("3 4");
            byte[] header = StreamHeader.toBytes(original.marshaller("com.acme.Basket"));
            assertThatCode(() -> StreamHeader.check(Input.of(header), marshaller))
                    .doesNotThrowAnyException();
        }
    }

    /** A program may have both jars: the schemas in the relocated one are not those of the other. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void formerClassesMayBeThereToo(boolean strings) throws Exception {
        Path moved = new RelocatedClasses("com.acme", "org.users.lib", strings)
                .relocate(today, temp.resolve("both" + strings));
        try (Loaded original = Loaded.from(former);
                Loaded both = Loaded.from(moved, former)) {
            for (String type : List.of("Tick", "Order")) {
                byte[] message = message(original, "com.acme", type);
                assertThat(both.marshaller("org.users.lib." + type).fromByteArray(message))
                        .hasToString(original.marshaller("com.acme." + type)
                                .fromByteArray(message)
                                .toString());
            }
            byte[] message = message(original, "com.acme", "Shape");
            Marshaller<Object> shapes = both.marshaller("org.users.lib.Shape");
            if (strings) {
                assertThat(shapes.fromByteArray(message)).hasToString("Circle[radius=3]");
            } else {
                // Nothing tells which Circle is meant; the other one is noticed.
                assertThatThrownBy(() -> shapes.fromByteArray(message)).hasMessageEndingWith("[MARSHAL211]");
            }
        }
    }

    /** The classes are in the parent, as with most servers; a child has nothing of its own. */
    @Test
    void messagesAreReadThroughParents() throws Exception {
        try (URLClassLoader parent = loader(RelocatedHistoryTest.class.getClassLoader());
                URLClassLoader child = loader(parent);
                Loaded original = Loaded.from(former)) {
            Thread thread = Thread.currentThread();
            ClassLoader before = thread.getContextClassLoader();
            thread.setContextClassLoader(ClassLoader.getPlatformClassLoader());
            try {
                for (String type : TYPES) {
                    Class<?> found = child.loadClass("com.acme." + type);
                    assertThat(found.getClassLoader()).isSameAs(parent);
                    byte[] message = message(original, "com.acme", type);
                    assertThat(Marshallers.of(found).fromByteArray(message))
                            .hasToString(original.marshaller("com.acme." + type)
                                    .fromByteArray(message)
                                    .toString());
                }
            } finally {
                thread.setContextClassLoader(before);
            }
        }
    }

    private static URLClassLoader loader(ClassLoader parent) throws Exception {
        return new URLClassLoader(new URL[] {today.toUri().toURL()}, parent);
    }
}
