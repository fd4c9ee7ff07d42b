package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.TestBuffers;
import org.marshal4j.schema.Schema;

/** The walker reads every kind of memory in the same way, and moves no position. */
class SchemaWalkerBuffersTest {
    private static final Schema SCHEMA = Schema.of("X", "id int64", "name text", "open bool", "sizes int16[]");
    private static final byte[] MESSAGE = {1, 2, 3, 4, 5, 6, 7, 8, 2, 'h', 'i', 1, 2, 5, 0, 6, 0};
    private static final List<String> EXPECTED =
            List.of("id=578437695752307201", "name=hi", "open=true", "sizes=[5, 6]");

    @ParameterizedTest
    @EnumSource
    void readsThemAllAndMovesNothing(TestBuffers kind) {
        TestBuffer bytes = kind.make();
        // Other bytes before and after the message, so that offsets and limits matter.
        bytes.out().write(new byte[5]).write(MESSAGE).write(new byte[] {9, 9, 9});
        Input in = bytes.in();
        in.skip(5);
        long start = in.position();
        long limit = start + in.remaining();
        List<String> values = new ArrayList<>();
        long end = SchemaWalker.walk(
                SCHEMA,
                SCHEMA.resolver(),
                in.readable(),
                start,
                limit,
                (path, offset, length, type, value) ->
                        values.add(path + "=" + (value instanceof short[] a ? "[" + a[0] + ", " + a[1] + "]" : value)));
        assertThat(values).isEqualTo(EXPECTED);
        assertThat(end - start).isEqualTo(MESSAGE.length);
        String text = Explain.explain(SCHEMA, in);
        assertThat(text).startsWith("X, 17 bytes\n").endsWith("[5, 6]\n\n  3 bytes after the message\n");
        assertThatThrownBy(() -> SchemaWalker.walk(
                        SCHEMA,
                        SCHEMA.resolver(),
                        in.readable(),
                        start,
                        start + 10,
                        (path, offset, length, type, value) -> {}))
                .hasMessage("reading X.name at offset 9: 2 bytes needed, 1 left [MARSHAL203]");
        assertThat(in.position()).isEqualTo(start);
        assertThat(in.remaining()).isEqualTo(MESSAGE.length + 3);
        assertThat(in.readLong()).isEqualTo(0x0807060504030201L);
    }
}
