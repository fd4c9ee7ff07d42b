package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.marshal4j.processor.SchemaIdSources.CIRCLE;
import static org.marshal4j.processor.SchemaIdSources.HOLDER;
import static org.marshal4j.processor.SchemaIdSources.LEVEL;
import static org.marshal4j.processor.SchemaIdSources.LISTED;
import static org.marshal4j.processor.SchemaIdSources.QUOTE;
import static org.marshal4j.processor.SchemaIdSources.SHAPE;
import static org.marshal4j.processor.SchemaIdSources.SIDE;
import static org.marshal4j.processor.SchemaIdSources.SQUARE;
import static org.marshal4j.processor.SchemaIdSources.TICK;
import static org.marshal4j.processor.SchemaIdSources.plain;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.ExternalForm;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.inspect.Explain;
import org.marshal4j.runtime.inspect.FormerMessages;
import org.marshal4j.schema.SchemaId;

/** Messages that begin with a schema id, of three versions of some classes. */
class SchemaIdsTest {

    @TempDir
    static Path temp;

    private static AcceptedVersions versions;
    private static TestCompiler.Result second;
    private static Loaded v1;
    private static Loaded v2;
    private static Loaded v3;

    @BeforeAll
    static void compile() {
        versions = new AcceptedVersions(temp);
        v1 = versions.accept(SHAPE, SQUARE, CIRCLE, LEVEL, SIDE, QUOTE, TICK, HOLDER, LISTED)
                .load();
        // Nested types alone, a primitive field, and a class of a family.
        second = versions.accept(
                SHAPE,
                SQUARE,
                CIRCLE.replace("int radius", "long radius, String name").replace("Circle(3)", "Circle(3, \"c\")"),
                LEVEL.replace("int price", "String venue = \"A\"; long price"),
                SIDE.replace("BID", "OLD, BID"),
                QUOTE,
                TICK.replace("int time", "double size; long time"),
                HOLDER,
                LISTED);
        v2 = second.load();
        // A renamed field.
        v3 = versions.accept(
                        SHAPE,
                        SQUARE,
                        CIRCLE.replace("int radius", "long radius, String name")
                                .replace("Circle(3)", "Circle(3, \"c\")"),
                        LEVEL.replace("int price", "String venue = \"A\"; long price"),
                        SIDE.replace("BID", "OLD, BID"),
                        QUOTE.replace("bid", "best"),
                        TICK.replace("int time", "double size; long time"),
                        HOLDER,
                        LISTED)
                .load();
    }

    @AfterAll
    static void close() throws Exception {
        v1.close();
        v2.close();
        v3.close();
    }

    private static byte[] message(Loaded loaded, String type) {
        return message(loaded, type, type);
    }

    private static byte[] message(Loaded loaded, String type, String member) {
        return loaded.marshaller(type).toByteArray(loaded.sample(member));
    }

    @Test
    void messagesBeginWithTheIdOfTheLock() {
        for (String type : new String[] {"Quote", "Tick", "Listed"}) {
            ChronicleMarshaller<Object> marshaller = v2.marshaller(type);
            byte[] message = message(v2, type);
            assertThat(ByteBuffer.wrap(message)
                            .order(java.nio.ByteOrder.LITTLE_ENDIAN)
                            .getInt())
                    .isEqualTo(marshaller.schemaId())
                    .isNotEqualTo(v1.marshaller(type).schemaId());
            assertThat(marshaller.sizeOf(v2.sample(type))).isEqualTo(message.length);
        }
        assertThat(HexFormat.of().formatHex(message(v1, "Tick")))
                .endsWith("06000000")
                .hasSize(16);
    }

    @Test
    void aRenameKeepsTheId() {
        assertThat(v3.marshaller("Quote").schemaId())
                .isEqualTo(v2.marshaller("Quote").schemaId());
        assertThat(message(v3, "Quote")).isEqualTo(message(v2, "Quote"));
    }

    @ParameterizedTest
    @CsvSource({"Quote,5 [1 ASK]", "Tick,6"})
    void formerMessagesAreReadFromEveryKindOfMemory(String type, String text) {
        byte[] message = message(v1, type);
        for (Loaded loaded : new Loaded[] {v1, v2, v3}) {
            ChronicleMarshaller<Object> marshaller = loaded.marshaller(type);
            assertThat(marshaller.fromByteArray(message)).hasToString(text);
            Object into = loaded.object(type);
            marshaller.readInto(into, message);
            assertThat(into).hasToString(text);
            ByteBuffer direct =
                    ByteBuffer.allocateDirect(message.length).put(message).flip();
            assertThat(marshaller.read(direct)).hasToString(text);
            assertThat(direct.remaining()).isZero();
            ByteBuffer heap = ByteBuffer.wrap(message);
            marshaller.readInto(into, heap);
            assertThat(into).hasToString(text);
            assertThat(heap.remaining()).isZero();
            marshaller.readInto(into, ByteBuffer.wrap(message).asReadOnlyBuffer());
            for (Bytes<?> bytes : new Bytes<?>[] {
                Bytes.allocateElasticOnHeap(), Bytes.allocateElasticDirect(), Bytes.allocateDirect(message.length)
            }) {
                bytes.write(message);
                assertThat(marshaller.read(bytes)).hasToString(text);
                assertThat(bytes.readRemaining()).isZero();
                bytes.readPosition(0);
                marshaller.readInto(into, bytes);
                assertThat(into).hasToString(text);
                bytes.releaseLast();
            }
        }
    }

    @Test
    void familiesHaveTheIdOfTheRoot() {
        byte[] former = message(v1, "Shape", "Circle");
        assertThat(v1.marshaller("Shape").schemaId())
                .isNotEqualTo(v2.marshaller("Shape").schemaId());
        assertThat(HexFormat.of().formatHex(former)).isEqualTo(hexOfId(v1.marshaller("Shape")) + "01" + "03000000");
        assertThat(v2.marshaller("Shape").fromByteArray(former)).hasToString("Circle[radius=3, name=null]");
        // By its own marshaller, a class has the id that it asks for itself.
        assertThat(v1.marshaller("Circle").toByteArray(v1.sample("Circle"))).hasSize(4);
        assertThat(HexFormat.of().formatHex(message(v1, "Square")))
                .isEqualTo(hexOfId(v1.marshaller("Square")) + "04000000");
        assertThat(v1.marshaller("Square").schemaId())
                .isEqualTo(v2.marshaller("Square").schemaId());
    }

    private static String hexOfId(Marshaller<?> marshaller) {
        return SchemaId.text(Integer.reverseBytes(marshaller.schemaId()));
    }

    @Test
    void heldObjectsHaveNoIds() throws Exception {
        TestCompiler.Result without = new AcceptedVersions(temp.resolve("without"))
                .compile(
                        plain(SHAPE),
                        plain(SQUARE),
                        plain(CIRCLE),
                        plain(LEVEL),
                        plain(SIDE),
                        plain(QUOTE),
                        plain(TICK),
                        plain(HOLDER),
                        plain(LISTED));
        try (Loaded loaded = without.load()) {
            assertThat(message(v1, "Holder")).isEqualTo(message(loaded, "Holder"));
            assertThat(v1.marshaller("Holder").schema().fingerprint())
                    .isEqualTo(loaded.marshaller("Holder").schema().fingerprint());
            for (String type : new String[] {"Quote", "Tick", "Listed"}) {
                byte[] message = message(v1, type);
                assertThat(Arrays.copyOfRange(message, SchemaId.SIZE, message.length))
                        .isEqualTo(message(loaded, type));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Quote", "Tick"})
    void aMessageThatIsCutAnywhereIsRefused(String type) {
        for (byte[] message : new byte[][] {message(v1, type), message(v2, type)}) {
            for (int end = 0; end < message.length; end++) {
                ByteBuffer cut = ByteBuffer.wrap(Arrays.copyOf(message, end));
                MarshalException failure = catchThrowableOfType(
                        MarshalException.class, () -> v2.marshaller(type).read(cut));
                assertThat(failure.code())
                        .as("cut at %d of %d", end, message.length)
                        .isEqualTo("MARSHAL203");
                assertThat(failure.path()).isEqualTo(end < 4 ? "(schema id)" : failure.path());
                assertThat(failure.offset()).isBetween(end < 4 ? 0L : 4L, (long) end);
                assertThat(cut.position()).isZero();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Quote", "Tick", "Shape"})
    void anUnknownIdNamesWhatIsKnown(String type) {
        byte[] message = {0x0d, (byte) 0xf0, (byte) 0xad, 0x0b, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        ByteBuffer buffer = ByteBuffer.wrap(message);
        assertThatThrownBy(() -> v2.marshaller(type).read(buffer))
                .hasMessage("reading " + type + " at offset 0: no accepted schema has the id 0badf00d; known are "
                        + SchemaId.text(v1.marshaller(type).schemaId()) + " of revision 1, "
                        + SchemaId.text(v2.marshaller(type).schemaId()) + " of revision 2 [MARSHAL233]");
        assertThat(buffer.position()).isZero();
    }

    /** The offset counts from the start of the former message. */
    @Test
    void aFormerMessageThatIsMalformedNamesItsPlace() {
        byte[] message = message(v1, "Quote");
        message[message.length - 1] = 7;
        assertThatThrownBy(() -> v2.marshaller("Quote").fromByteArray(message))
                .hasMessageStartingWith("converting Quote.levels[0].side at offset 14: ")
                .hasMessageEndingWith("[MARSHAL209]");
        byte[] today = message(v2, "Quote");
        today[today.length - 1] = 7;
        assertThatThrownBy(() -> v2.marshaller("Quote").fromByteArray(today))
                .hasMessageStartingWith("reading Quote.levels[0].side at offset " + (today.length - 1) + ": ");
    }

    @Test
    void dumpsShowTheId() {
        assertThat(Explain.explain(v1.marshaller("Tick"), Input.of(message(v1, "Tick")))
                        .lines())
                .anyMatch(line -> line.contains("(schema id)")
                        && line.endsWith(SchemaId.text(v1.marshaller("Tick").schemaId())))
                .anyMatch(line -> line.contains("time") && line.strip().startsWith("4 "));
    }

    @Test
    void convertersTakeAndGiveIds() throws Exception {
        Marshaller<Object> today = v3.marshaller("Quote");
        FormerMessages<Object> former = FormerMessages.of(today, versions.lock().former(1), "Quote");
        assertThat(former.only(Input.of(message(v1, "Quote")))).hasToString("5 [1 ASK]");
        // A message that says by its id that it is of today.
        assertThat(former.only(Input.of(message(v2, "Quote")))).hasToString("5 [1 ASK]");
        AcceptedVersions others = new AcceptedVersions(temp.resolve("others"));
        try (Loaded without = others.accept(plain(QUOTE), LEVEL, SIDE).load();
                Loaded with = others.accept(QUOTE, LEVEL, SIDE).load();
                Loaded again = others.accept(plain(QUOTE), LEVEL, SIDE).load()) {
            assertThat(FormerMessages.of(with.marshaller("Quote"), others.lock().former(1), "Quote")
                            .only(Input.of(message(without, "Quote"))))
                    .hasToString("5 [1 ASK]");
            assertThat(FormerMessages.of(
                                    again.marshaller("Quote"), others.lock().former(2), "Quote")
                            .only(Input.of(message(with, "Quote"))))
                    .hasToString("5 [1 ASK]");
        }
    }

    @Test
    void objectStreamsHoldMessagesOfFormerSchemas() throws Exception {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        Object object = v1.object("Quote");
        ExternalForm.write(v1.marshaller("Quote"), object, new DataOutputStream(stream));
        DataInput in = new DataInputStream(new ByteArrayInputStream(stream.toByteArray()));
        assertThat(ExternalForm.read(v2.marshaller("Quote"), in)).hasToString("5 [1 ASK]");
    }

    /** Engines must not find keys by bytes that differ from schema to schema. */
    @Test
    void messagesWithIdsAreNoKeys() {
        assertThat(v1.marshaller("Tick").keyObstacle())
                .hasValueSatisfying(obstacle -> assertThat(obstacle).startsWith("Tick begins with a schema id: "));
        assertThat(v1.marshaller("Tick")
                        .schema()
                        .fixedSize(v1.marshaller("Tick").schema().resolver()))
                .isEqualTo(-1);
    }
}
