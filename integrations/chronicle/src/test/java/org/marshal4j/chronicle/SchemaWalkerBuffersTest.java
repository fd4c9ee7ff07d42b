package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.core.OS;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.inspect.Explain;
import org.marshal4j.runtime.inspect.SchemaWalker;
import org.marshal4j.schema.Schema;

/** The walker reads every kind of Bytes in the same way and moves none of their positions. */
class SchemaWalkerBuffersTest {
    private static final Schema SCHEMA = Schema.of("X", "id int64", "name text", "open bool", "sizes int16[]");
    private static final byte[] MESSAGE = {1, 2, 3, 4, 5, 6, 7, 8, 2, 'h', 'i', 1, 2, 5, 0, 6, 0};
    private static final List<String> EXPECTED =
            List.of("id=578437695752307201", "name=hi", "open=true", "sizes=[5, 6]");

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void readsAllKindsAndMovesNoPosition(Buffers kind) {
        kind.use(bytes -> {
            // Other bytes before and after, so that offsets and limits matter.
            bytes.write(new byte[5]).readSkip(5);
            bytes.write(MESSAGE).write(new byte[] {9, 9, 9});
            check(bytes);
        });
    }

    @Test
    void readsAcrossTheChunksOfAMappedFile() throws IOException {
        int chunk = OS.pageSize();
        for (int before = chunk - MESSAGE.length; before <= chunk; before++) {
            try (MappedBytes bytes = MappedBytes.mappedBytes(Buffers.newFile(), chunk, OS.pageSize())) {
                bytes.writePosition(before);
                for (byte b : MESSAGE) {
                    bytes.writeByte(b);
                }
                bytes.write(new byte[] {9, 9, 9});
                // A chunk far from the ones that are needed.
                bytes.writeByte(10L * chunk, (byte) 1);
                bytes.readPosition(before);
                check(bytes);
            }
        }
    }

    @Test
    void readsPartOfBytes() {
        Bytes<?> whole = Bytes.allocateElasticDirect();
        whole.write(new byte[7]).write(MESSAGE).write(new byte[] {9, 9, 9});
        Bytes<?> part = whole.subBytes(7, MESSAGE.length + 3).bytesForRead();
        try {
            check(part);
        } finally {
            part.releaseLast();
            whole.releaseLast();
        }
    }

    private static void check(Bytes<?> bytes) {
        long readPosition = bytes.readPosition();
        long writePosition = bytes.writePosition();
        long readLimit = bytes.readLimit();
        Input in = ChronicleBuffers.input(bytes);
        List<String> values = new ArrayList<>();
        long end = SchemaWalker.walk(
                SCHEMA,
                SCHEMA.resolver(),
                in.readable(),
                0,
                in.remaining(),
                (path, offset, length, type, value) ->
                        values.add(path + "=" + (value instanceof short[] a ? "[" + a[0] + ", " + a[1] + "]" : value)));
        assertThat(values).isEqualTo(EXPECTED);
        assertThat(end).isEqualTo(MESSAGE.length);
        String text = Explain.explain(SCHEMA, in);
        assertThat(text).startsWith("X, 17 bytes\n").endsWith("[5, 6]\n\n  3 bytes after the message\n");
        assertThatThrownBy(() -> SchemaWalker.walk(
                        SCHEMA, SCHEMA.resolver(), in.readable(), 0, 10, (path, offset, length, type, value) -> {}))
                .hasMessage("reading X.name at offset 9: 2 bytes needed, 1 left [MARSHAL203]");
        assertThat(in.position()).isZero();
        assertThat(bytes.readPosition()).isEqualTo(readPosition);
        assertThat(bytes.writePosition()).isEqualTo(writePosition);
        assertThat(bytes.readLimit()).isEqualTo(readLimit);
    }
}
