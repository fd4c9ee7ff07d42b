package org.marshal4j.blackbox.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Buffers;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.blackbox.kit.Sampling;
import org.marshal4j.blackbox.kit.ViewChecks;
import org.marshal4j.blackbox.kit.ViewOf;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.blackbox.reference.Filler;
import org.marshal4j.blackbox.reference.ReferenceEncoder;
import org.marshal4j.chronicle.ChronicleBuffers;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.inspect.Explain;
import org.marshal4j.runtime.inspect.SchemaMigration;
import org.marshal4j.schema.Schema;

/**
 * Each of four versions of a type reads the bytes of all four. The bytes are stored in files, and must never change.
 */
class EvolutionTest {
    private static final int VERSIONS = 4;

    static Stream<Integer> versions() {
        return IntStream.rangeClosed(1, VERSIONS).boxed();
    }

    static Stream<Arguments> pairs() {
        return versions().flatMap(writer -> versions().map(reader -> Arguments.of(writer, reader)));
    }

    @SuppressWarnings("unchecked") // used only with objects of its own type
    private static ChronicleMarshaller<Object> marshaller(int version) {
        return (ChronicleMarshaller<Object>) ChronicleMarshaller.of(Sample.type(version, "Order"));
    }

    private static String bytes(int version) {
        try (InputStream in = EvolutionTest.class.getResourceAsStream("/evolution/order-" + version + ".hex")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip().replaceAll("\\s+", " ");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("versions")
    void writesTheBytesOfItsVersion(int version) {
        Object order = new Sample(version, version).order();
        assertThat(Hex.of(ReferenceEncoder.encode(order))).as("reference").isEqualTo(bytes(version));
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        marshaller(version).write(order, bytes);
        assertThat(Hex.of(bytes)).isEqualTo(bytes(version));
        assertThat(marshaller(version).sizeOf(order)).isEqualTo(bytes.readRemaining());
        bytes.releaseLast();
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void readsMessagesOfEveryVersion(int writer, int reader) {
        Object expected = new Sample(reader, writer).order();
        Bytes<?> bytes = Hex.bytes(bytes(writer));
        assertThat(DeepEquals.difference(expected, marshaller(reader).read(bytes)))
                .isNull();
        assertThat(bytes.readRemaining()).isZero();
    }

    /** Fields that a version does not have show what the marshaller sets them to. */
    @ParameterizedTest
    @MethodSource("pairs")
    void viewsShowMessagesOfEveryVersion(int writer, int reader) throws ReflectiveOperationException {
        Dto<Object> dto = Dto.of(marshaller(reader));
        ViewChecks<Object> checks = new ViewChecks<>(dto, ViewOf.of(dto));
        byte[] message = Hex.array(Hex.bytes(bytes(writer)));
        checks.good(new Sample(reader, writer).order(), message);
        Sampling.below(message.length, writer + " " + reader).forEach(at -> {
            byte[] changed = message.clone();
            changed[at] ^= (byte) (1 << at % 8);
            checks.any(changed);
            checks.any(Arrays.copyOf(message, at));
        });
    }

    /**
     * The classes of a family are identified by their names, which differ between the versions here. So only versions
     * without families are converted.
     */
    static Stream<Arguments> pairsWithoutFamilies() {
        return Stream.of(1, 2)
                .flatMap(writer ->
                        IntStream.rangeClosed(writer, VERSIONS).mapToObj(reader -> Arguments.of(writer, reader)));
    }

    /** Once, migration refused a required field of a later version, although the marshaller reads the message. */
    @ParameterizedTest
    @MethodSource("pairsWithoutFamilies")
    void migrationAgreesWithTheMarshaller(int writer, int reader) {
        Object expected = new Sample(reader, writer).order();
        Schema former = marshaller(writer).schema();
        Object read = ChronicleBuffers.read(
                Hex.bytes(bytes(writer)),
                in -> SchemaMigration.read(marshaller(reader), former, former.resolver(), in));
        assertThat(DeepEquals.difference(expected, read)).isNull();
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void nothingOfAUsedObjectIsLeft(int writer, int reader) {
        Object expected = new Sample(reader, writer).order();
        Object used = new Filler(writer * 10 + reader).make(Sample.type(reader, "Order"));
        marshaller(reader).readInto(used, Hex.bytes(bytes(writer)));
        assertThat(DeepEquals.difference(expected, used)).isNull();
    }

    /** Several messages one after another, in every kind of buffer: each ends where the next begins. */
    @ParameterizedTest
    @MethodSource("pairs")
    void readsSeveralInEveryBuffer(int writer, int reader) {
        Object expected = new Sample(reader, writer).order();
        byte[] message = Hex.array(Hex.bytes(bytes(writer)));
        for (Buffers kind : Buffers.values()) {
            Bytes<?> bytes = kind.make(3 * message.length);
            for (int i = 0; i < 3; i++) {
                bytes.write(message);
            }
            for (int i = 0; i < 3; i++) {
                Object read = marshaller(reader).read(bytes);
                assertThat(DeepEquals.difference(expected, read)).as("%s", kind).isNull();
            }
            assertThat(bytes.readRemaining()).as("%s", kind).isZero();
            bytes.releaseLast();
        }
    }

    /**
     * A versioned block is cut off at every byte of the outermost one. It is read as that of an older version, or
     * refused.
     */
    @ParameterizedTest
    @MethodSource("pairs")
    void aTruncatedBlockIsReadAsAnOlderOneOrRefused(int writer, int reader) {
        byte[] message = Hex.array(Hex.bytes(bytes(writer)));
        int first = 4 + littleEndian(message, 0);
        int second = littleEndian(message, first);
        List<Integer> read = new ArrayList<>();
        for (int shorter = 0; shorter <= second; shorter++) {
            Bytes<?> bytes = Bytes.allocateElasticOnHeap();
            bytes.write(message, 0, first).writeInt(shorter).write(message, first + 4, shorter);
            // The bytes that follow belong to something else.
            bytes.write(new byte[64]);
            long start = bytes.readPosition();
            MarshalException failure = catchThrowableOfType(
                    MarshalException.class, () -> marshaller(reader).read(bytes));
            if (failure == null) {
                assertThat(bytes.readRemaining()).isEqualTo(64);
                read.add(shorter);
            } else {
                assertThat(failure.code())
                        .as("%s", failure)
                        .isIn("MARSHAL203", "MARSHAL205", "MARSHAL206", "MARSHAL204");
                assertThat(bytes.readPosition()).isEqualTo(start);
                assertThat(failure.path()).isNotEmpty();
            }
        }
        // After the last field that the reader knows, the block may end anywhere; before that, only where the fields
        // of a version end.
        assertThat(read).endsWith(second);
        int behind = second;
        while (read.remove((Integer) behind)) {
            behind--;
        }
        assertThat(read).hasSize(Math.min(writer, reader) - 1);
    }

    private static int littleEndian(byte[] bytes, int offset) {
        return (bytes[offset] & 0xFF)
                | (bytes[offset + 1] & 0xFF) << 8
                | (bytes[offset + 2] & 0xFF) << 16
                | bytes[offset + 3] << 24;
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void explainsMessagesOfEveryVersion(int writer, int reader) {
        Bytes<?> bytes = Hex.bytes(bytes(writer));
        String text = Explain.explain(marshaller(reader).schema(), ChronicleBuffers.input(bytes));
        assertThat(text).doesNotContain("STOPS HERE", "stops here", "after the message");
        assertThat(text.contains("(later)")).as(text).isEqualTo(writer > reader);
    }
}
