package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.io.StreamCorruptedException;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.StringBuilders;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;

/** Messages in object streams, and stand-ins for objects that cannot be filled. */
class ExternalFormTest {
    /** A text. Its marshaller writes the text alone, after its length. */
    record Word(String text) implements Serializable {}

    /** Has a marshaller, but cannot be written to object streams. */
    record Unserializable(int x) {}

    /** Can be written to object streams, but has no marshaller. */
    record Unknown(int x) implements Serializable {}

    private static final Marshaller<Word> WORDS = ExternalFormTest_WordMarshaller.INSTANCE;

    private static byte[] written(Word word) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            ExternalForm.write(WORDS, word, out);
        }
        return bytes.toByteArray();
    }

    private static Word read(byte[] stream) throws IOException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(stream))) {
            return ExternalForm.read(WORDS, in);
        }
    }

    /** After the stream's header and the header of a data block come the fingerprint, the length and the message. */
    @Test
    void writesTheBytesOfTheMessage() throws IOException {
        byte[] stream = written(new Word("ab"));
        long fingerprint = RawMemory.getLong(stream, RawMemory.ARRAY_OFFSET + 6);
        assertThat(fingerprint).isEqualTo(WORDS.schema().fingerprint());
        assertThat(Arrays.copyOfRange(stream, 14, stream.length)).containsExactly(3, 0, 0, 0, 2, 'a', 'b');
        assertThat(read(stream)).isEqualTo(new Word("ab"));
    }

    /** These bytes are in streams that were written long ago. */
    @Test
    void theBytesNeverChange() throws IOException {
        assertThat(HexFormat.of().formatHex(written(new Word("ab"))))
                .isEqualTo("aced0005" + "770f" + "9d439a8729668127" + "03000000" + "026162");
    }

    /** The fingerprint at the start is that of the type's first version, however the type has grown since. */
    @Test
    void theBytesOfEvolvableTypesNeverChange() throws IOException {
        for (String added : new String[] {"name text? since=2", "size int8 since=2"}) {
            Schema tick = Schema.of("com.acme.Tick", "Tick frame", "id int8", added);
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                ExternalForm.write(new HexMarshaller(tick), "020000000700", out);
            }
            assertThat(HexFormat.of().formatHex(bytes.toByteArray()))
                    .isEqualTo("aced0005" + "7712" + "ad6488fa3e9396d0" + "06000000" + "020000000700");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 8_000, 8_189, 8_190, 8_191, 20_000, 100_000})
    void messagesOfAnyLength(int length) throws IOException {
        Word word = new Word("x".repeat(length));
        assertThat(read(written(word))).isEqualTo(word);
    }

    @Test
    void failedWriteLeavesTheStreamUnchanged() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            assertThatThrownBy(() -> ExternalForm.write(WORDS, new Word("\uD83D"), out))
                    .isInstanceOf(InvalidObjectException.class)
                    .hasMessageEndingWith("[MARSHAL208]")
                    .hasCauseInstanceOf(MarshalException.class);
            ExternalForm.write(WORDS, new Word("next"), out);
        }
        assertThat(read(bytes.toByteArray())).isEqualTo(new Word("next"));
    }

    @Test
    void anotherSchemaIsRefused() throws IOException {
        byte[] stream = written(new Word("ab"));
        stream[6] ^= 1;
        assertThatThrownBy(() -> read(stream))
                .isInstanceOf(InvalidObjectException.class)
                .hasMessageContaining("written with another schema: its fingerprint is ")
                .hasMessageEndingWith("[" + RuntimeProblem.SCHEMA_DIFFERS.code() + "]")
                .hasCauseInstanceOf(MarshalException.class);
    }

    @Test
    void impossibleCountsAreRefused() throws IOException {
        byte[] stream = written(new Word("ab"));
        RawMemory.putInt(stream, RawMemory.ARRAY_OFFSET + 14, -1);
        assertThatThrownBy(() -> read(stream))
                .isInstanceOf(StreamCorruptedException.class)
                .hasMessageContaining("a message of -1 bytes [MARSHAL205]")
                .hasCauseInstanceOf(MarshalException.class);
        RawMemory.putInt(stream, RawMemory.ARRAY_OFFSET + 14, Integer.MAX_VALUE);
        assertThatThrownBy(() -> read(stream)).isInstanceOf(StreamCorruptedException.class);
    }

    @Test
    void streamsThatEndTooSoonAreRefused() throws IOException {
        for (int length : new int[] {0, 11, 12, 14}) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.write(written(new Word("ab")), 6, length);
            }
            assertThatThrownBy(() -> read(bytes.toByteArray()))
                    .isInstanceOf(StreamCorruptedException.class)
                    .hasMessageContaining("the stream ends inside the object [MARSHAL203]")
                    .cause()
                    .satisfies(cause -> assertThat(cause.getSuppressed()).hasSize(1));
        }
    }

    @Test
    void remainingBytesAreRefused() throws IOException {
        byte[] stream = written(new Word("ab"));
        stream[18] = 1;
        assertThatThrownBy(() -> read(stream))
                .isInstanceOf(InvalidObjectException.class)
                .hasMessageContaining(": 1 of the 3 bytes are left after it [MARSHAL221]")
                .hasMessageContaining(" at offset 2: ");
    }

    @Test
    void fillsAnExistingObject() throws IOException {
        StringBuilder filled = new StringBuilder("before");
        Marshaller<StringBuilder> builders = new NoBytesMarshaller<>(StringBuilder.class) {
            @Override
            public Schema schema() {
                return WORDS.schema();
            }

            @Override
            public void readInto(StringBuilder value, Input in) {
                StringBuilders.read(value, in);
            }
        };
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(written(new Word("after"))))) {
            ExternalForm.readInto(builders, filled, in);
        }
        assertThat(filled).hasToString("after");
    }

    @Test
    void standsInForAnObject() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(SerializedForm.of(new Word("stand-in")));
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            assertThat(in.readObject()).isEqualTo(new Word("stand-in"));
        }
    }

    @Test
    void standsInOnlyForSerializableClassesWithAMarshaller() throws Exception {
        assertThatThrownBy(() -> SerializedForm.of(new Unserializable(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("does not implement Serializable");
        assertThatThrownBy(() -> SerializedForm.of(new Unknown(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("no marshaller for ");
        try (ObjectOutputStream out = new ObjectOutputStream(new ByteArrayOutputStream())) {
            assertThatThrownBy(() -> new SerializedForm().writeExternal(out))
                    .isInstanceOf(InvalidObjectException.class)
                    .hasMessage("it holds no object: use SerializedForm.of");
        }
        SerializedForm taken = SerializedForm.of(new Word("taken"));
        try (ObjectInputStream in = streamOf(Word.class)) {
            assertThatThrownBy(() -> taken.readExternal(in))
                    .isInstanceOf(InvalidObjectException.class)
                    .hasMessage("it already holds an object");
        }
    }

    @Test
    void readsNothingButStandIns() throws Exception {
        refused("no class", InvalidObjectException.class, "the stream has no class where one is expected");
        refused(Unserializable.class, InvalidClassException.class, "the class does not implement Serializable");
        refused(Unknown.class, InvalidClassException.class, "no marshaller for ");
    }

    private static void refused(Object first, Class<? extends IOException> failure, String message) throws IOException {
        try (ObjectInputStream in = streamOf(first)) {
            assertThatThrownBy(() -> new SerializedForm().readExternal(in))
                    .isInstanceOf(failure)
                    .hasMessageContaining(message);
        }
    }

    private static ObjectInputStream streamOf(Object first) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(first);
        }
        return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    }
}

final class ExternalFormTest_WordMarshaller extends NoBytesMarshaller<ExternalFormTest.Word> {
    static final ExternalFormTest_WordMarshaller INSTANCE = new ExternalFormTest_WordMarshaller();

    private static final Schema SCHEMA = TypeSchema.of(ExternalFormTest.Word.class, "text text");

    static {
        Marshallers.register(INSTANCE, MarshalVersion.VERSION);
    }

    private ExternalFormTest_WordMarshaller() {
        super(ExternalFormTest.Word.class);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public void write(ExternalFormTest.Word value, Output out) {
        Text.write(value.text(), out);
    }

    @Override
    public ExternalFormTest.Word read(Input in) {
        return new ExternalFormTest.Word(Text.read(null, in));
    }
}
